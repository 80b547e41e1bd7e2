/** Watches for an error that stops the program: then nothing on the page works any longer. */
export function watchProgram() {
  // The program passes the message of a panic before it stops.
  let panic = "";
  const show = ({ error, reason }) => {
    const cause = error ?? reason;
    if (cause instanceof WebAssembly.RuntimeError) offerReport(document.body, panic || cause.message);
  };
  addEventListener("error", show);
  addEventListener("unhandledrejection", show);
  return { keepPanic: (message) => (panic = message) };
}

/** Adds the report of an error to an element; its script makes a dialog of it if the program has stopped. */
export function offerReport(place, stopped = "") {
  if (place.querySelector(":scope > tilewise-report")) return;
  const script = document.createElement("script");
  script.src = "report.js";
  const report = document.createElement("tilewise-report");
  report.setAttribute("stopped", stopped);
  place.append(script, report);
}
