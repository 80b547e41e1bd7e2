import { offerReport } from "./crash.js";

/** The error message and the label of the retry button, by language. */
const MESSAGES = {
  en: ["Tilewise couldn’t be loaded. Check your connection.", "Try again"],
  ja: ["読み込めませんでした。ネットワークを確認してください。", "再試行"],
  "zh-Hant": ["未能載入。請檢查網絡連線。", "重試"],
  "zh-Hans": ["无法加载。请检查网络连接。", "重试"],
};

/**
 * Fetches the files of the page again, past the cache: browsers may cache a wrong response of a host or a captive
 * portal for a year.
 */
async function refetchAll() {
  const files = document.querySelectorAll("script[src], link[rel=preload]");
  const wanted = [location.href, ...[...files].map(({ src, href }) => src || href)];
  await Promise.allSettled(wanted.map((file) => fetch(file, { cache: "reload" })));
}

/** Shows an error if the script that starts the page can't be loaded or is incomplete. */
export function watchStart() {
  addEventListener(
    "error",
    ({ target, filename }) => {
      const { src } = document.querySelector("script[src]") ?? {};
      if (!src || globalThis.early.isStarted || (target.src ?? filename) !== src) return;
      if (document.getElementById("app")) showLoadError();
      else addEventListener("DOMContentLoaded", showLoadError);
    },
    true,
  );
}

/** Replaces the page with an error message and a retry button. */
export function showLoadError() {
  const [message, again] = MESSAGES[document.documentElement.lang];
  const button = document.createElement("button");
  button.className = "button";
  button.append(again);
  button.onclick = async () => {
    button.disabled = true;
    await refetchAll();
    location.reload();
  };
  const place = document.createElement("div");
  place.className = "loading";
  place.role = "alert";
  place.append(message, document.createElement("br"), button);
  offerReport(place);
  document.getElementById("app").replaceChildren(place);
}
