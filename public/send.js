// The share dialog of the device: `<tilewise-send link="…">`, or `text="…"`, with a button in it. Hidden
// where the browser has no share dialog.
if (!customElements.get("tilewise-send")) {
  customElements.define(
    "tilewise-send",
    class extends HTMLElement {
      connectedCallback() {
        this.hidden = !navigator.share;
        this.onclick = () => {
          const text = this.getAttribute("text");
          const data = text === null ? { url: this.getAttribute("link") ?? "" } : { text };
          // A closed dialog is not an error.
          navigator.share({ title: "Tilewise", ...data }).catch(() => {});
        };
      }
    },
  );
}
