// The tiles lie in the page, so that a tile is drawn without reading them again.
fetch(new URL("../tiles.svg", import.meta.url))
  .then((response) => response.text())
  .then((tiles) => {
    const place = document.createElement("div");
    place.hidden = true;
    place.innerHTML = tiles;
    document.body.append(place);
  });
