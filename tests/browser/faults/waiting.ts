/** So many milliseconds. */
export const later = (time: number) => new Promise<void>((done) => setTimeout(done, time));
/** What never answers, as a tab that is gone, is no longer waited for. */
export const atMost = <T>(time: number, what: Promise<T>): Promise<T | undefined> =>
  Promise.race([what, later(time).then(() => undefined)]).catch(() => undefined);
