/** The languages whose words couldn't be had. */
const failed = new Set();

/** The words of a language: a file beside this script. */
export async function fetchWords(language) {
  const cache = failed.has(language) ? "reload" : "default";
  failed.add(language);
  const response = await fetch(new URL(`words/${language}.txt`, import.meta.url), { cache });
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  const words = await response.text();
  failed.delete(language);
  return words;
}
