/** For each language of the page, by its tags: that it can't be had, and how to ask for it again. */
const WORDS = [
  [/^ja/i, "読み込めませんでした。ネットワークを確認してください。", "再試行"],
  [/^(yue|zh.*(hant|tw|hk|mo))/i, "未能載入。請檢查網絡連線。", "重試"],
  [/^zh/i, "无法加载。请检查网络连接。", "重试"],
  [/^/, "Tilewise couldn’t be loaded. Check your connection.", "Try again"],
];

/**
 * Fetches the files of the page anew: what a host or a portal has answered wrongly may be kept by the browser
 * for a year.
 */
async function fetchAnew() {
  const files = document.querySelectorAll("script[src], link[rel=preload]");
  const wanted = [location.href, ...[...files].map(({ src, href }) => src || href)];
  await Promise.allSettled(wanted.map((file) => fetch(file, { cache: "reload" })));
}

/** Says so if the script that starts the page can't be had, or isn't the whole script. */
export function watchStart() {
  addEventListener(
    "error",
    ({ target, filename }) => {
      const { src } = document.querySelector("script[src]") ?? {};
      if (!src || globalThis.early.isStarted || (target.src ?? filename) !== src) return;
      if (document.getElementById("app")) sayFailed();
      else addEventListener("DOMContentLoaded", sayFailed);
    },
    true,
  );
}

/** Says in place of the page that it can't be had. */
export function sayFailed() {
  const tag = new URLSearchParams(location.search).get("lang") || navigator.language;
  const [, words, again] = WORDS.find(([tags]) => tags.test(tag));
  const button = document.createElement("button");
  button.className = "button";
  button.append(again);
  button.onclick = async () => {
    button.disabled = true;
    await fetchAnew();
    location.reload();
  };
  const place = document.createElement("div");
  place.className = "loading";
  place.role = "alert";
  place.append(words, document.createElement("br"), button);
  document.getElementById("app").replaceChildren(place);
}
