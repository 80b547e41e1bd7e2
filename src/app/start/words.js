/** Languages whose words couldn't be loaded. */
const failed = new Set();

/** Returns the words of a language, from a file in the folder of this script. */
export async function fetchWords(language) {
  const cache = failed.has(language) ? "reload" : "default";
  failed.add(language);
  const response = await fetch(new URL(`words/${language}.txt`, import.meta.url), { cache });
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  const words = await response.text();
  failed.delete(language);
  return words;
}
