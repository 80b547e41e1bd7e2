// The device's own list of people and programs to give a link or a text to: `<tilewise-send link="…">`,
// or `text="…"`, with a button in it. It shows nothing where there is no such list.
if (!customElements.get("tilewise-send")) {
  customElements.define(
    "tilewise-send",
    class extends HTMLElement {
      connectedCallback() {
        this.hidden = !navigator.share;
        this.onclick = () => {
          const text = this.getAttribute("text");
          const given = text === null ? { url: this.getAttribute("link") ?? "" } : { text };
          // Who closes the list shares nothing, and that is all there is to say about it.
          navigator.share({ title: "Tilewise", ...given }).catch(() => {});
        };
      }
    },
  );
}
