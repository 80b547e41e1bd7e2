/** The words of a language: a file beside this script. */
export async function fetchWords(language) {
  const response = await fetch(new URL(`words/${language}.txt`, import.meta.url));
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response.text();
}
