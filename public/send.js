// The share dialog of the device. `<tilewise-send link="…">`, or `text="…"`, has a button in it and is hidden where
// the browser has no share dialog. `<tilewise-picture name="….png">` has a canvas, a button that saves it as a file,
// and one that sends it, which the styles hide unless the browser can send files (`data-sends`).
if (!customElements.get("tilewise-send")) {
  /**
   * Opens the dialog; one that is closed is not an error.
   * @param {ShareData} data
   */
  const share = (data) => navigator.share({ title: "Tilewise", ...data }).catch(() => {});

  /**
   * Whether the browser can send a file.
   * @param {File} file
   */
  const sends = (file) => Boolean(navigator.canShare?.({ files: [file] }));

  /**
   * Saves a file.
   * @param {File} file
   */
  const save = (file) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };

  customElements.define(
    "tilewise-send",
    class extends HTMLElement {
      connectedCallback() {
        this.hidden = !navigator.share;
        this.onclick = () => {
          const text = this.getAttribute("text");
          share(text === null ? { url: this.getAttribute("link") ?? "" } : { text });
        };
      }
    },
  );

  customElements.define(
    "tilewise-picture",
    class extends HTMLElement {
      connectedCallback() {
        const sample = new File([""], "sample.png", { type: "image/png" });
        this.toggleAttribute("data-sends", sends(sample));
        this.onclick = (event) => {
          const button = event.target instanceof Element && event.target.closest("button");
          if (button) this.export(button.dataset.action === "send");
        };
      }

      /**
       * Sends or saves the picture.
       * @param {boolean} isSent
       */
      export(isSent) {
        this.querySelector("canvas")?.toBlob((blob) => {
          if (!blob) return;
          const file = new File([blob], this.getAttribute("name") ?? "tilewise.png", { type: "image/png" });
          if (isSent && sends(file)) share({ files: [file] });
          else save(file);
        }, "image/png");
      }
    },
  );
}
