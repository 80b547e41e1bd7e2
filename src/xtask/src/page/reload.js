// In a page that `cargo xtask serve` serves: loads it again when it has been built anew.
fetch(new URL("../next-build", import.meta.url)).then(
  () => location.reload(),
  () => {},
);
