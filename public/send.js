// The device's own list of people and programs to give a link to: `<tilewise-send link="…">` with a
// button in it. The Share sheet asks for this file, and it shows nothing where there is no such list.
if (!customElements.get("tilewise-send")) {
  customElements.define(
    "tilewise-send",
    class extends HTMLElement {
      connectedCallback() {
        this.hidden = !navigator.share;
        this.onclick = () => {
          const link = { title: "Tilewise", url: this.getAttribute("link") ?? "" };
          // Who closes the list shares nothing, and that is all there is to say about it.
          navigator.share(link).catch(() => {});
        };
      }
    },
  );
}
