/** For each language of the page, by its tags: that it can't be had, and how to ask for it again. */
const WORDS = [
  [/^ja/i, "読み込めませんでした。ネットワークを確認してください。", "再試行"],
  [/^(yue|zh.*(hant|tw|hk|mo))/i, "未能載入。請檢查網絡連線。", "重試"],
  [/^zh/i, "无法加载。请检查网络连接。", "重试"],
  [/^/, "Tilewise couldn’t be loaded. Check your connection.", "Try again"],
];

/** Says in place of the page that it can't be had. */
export function sayFailed() {
  const tag = new URLSearchParams(location.search).get("lang") || navigator.language;
  const [, words, again] = WORDS.find(([tags]) => tags.test(tag));
  const button = document.createElement("button");
  button.className = "button";
  button.append(again);
  button.onclick = () => location.reload();
  const place = document.createElement("div");
  place.className = "loading";
  place.role = "alert";
  place.append(words, document.createElement("br"), button);
  document.getElementById("app").replaceChildren(place);
}
