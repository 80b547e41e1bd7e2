// The theme that was chosen shows before the program is there: else a page in the dark would flash.
try {
  const theme = localStorage["tilewise.theme"];
  if (theme && theme !== "auto") document.documentElement.dataset.theme = theme;
} catch {
  // Nothing may be kept here, so nothing was chosen.
}
