/** Waits for the given milliseconds. */
export const sleep = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));
/** Stops waiting for a promise after the given time, as for a closed tab. */
export const withTimeout = <T>(time: number, promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([promise, sleep(time).then(() => undefined)]).catch(() => undefined);
