/** Returns the key of the language of a tag such as `zh-HK`, if the page supports it. */
export function supportedLanguage(tag) {
  const [first, ...rest] = tag.toLowerCase().split("-");
  if (first === "en" || first === "ja") return first;
  if (first !== "zh" && first !== "yue") return undefined;
  for (const part of rest) {
    if (/^(hant|tw|hk|mo)$/.test(part)) return "zh-Hant";
    if (/^(hans|cn|sg|my)$/.test(part)) return "zh-Hans";
  }
  return first === "yue" ? "zh-Hant" : "zh-Hans";
}
