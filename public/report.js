// The report of an error, loaded only when there is one: `<tilewise-report>` next to the message that something couldn't
// be loaded; with `stopped="…"` a dialog, because the program has stopped. Nothing is sent by the page itself.
const TEXTS = {
  en: {
    stopped: "Tilewise has stopped because of an error",
    reload: "Reload the page to go on. What was saved is still there.",
    again: "Reload",
    report: "Report this error",
    text: "The report",
    done: "What I did before:",
    copy: "Copy",
    copied: "Copied",
    byHand: "This browser doesn’t let us copy: the text is selected, copy it by hand.",
    mail: "Send by mail",
    issue: "Open as an issue",
    long: "This report is too long for a link. Copy it first, then paste it there.",
    title: "Error",
  },
  ja: {
    stopped: "エラーのため停止しました",
    reload: "ページを再読み込みしてください。保存された内容は残っています。",
    again: "再読み込み",
    report: "このエラーを報告",
    text: "報告の内容",
    done: "直前にしたこと：",
    copy: "コピー",
    copied: "コピーしました",
    byHand: "このブラウザではコピーできません。選択された文字を手動でコピーしてください。",
    mail: "メールで送る",
    issue: "課題として投稿",
    long: "内容が長くてリンクに入りません。先にコピーして、開いた画面に貼り付けてください。",
    title: "エラー",
  },
  "zh-Hant": {
    stopped: "出現錯誤，程式已停止",
    reload: "請重新載入頁面。已儲存的內容仍在。",
    again: "重新載入",
    report: "回報這個錯誤",
    text: "回報內容",
    done: "我之前做了甚麼：",
    copy: "複製",
    copied: "已複製",
    byHand: "這個瀏覽器不允許複製：文字已選取，請自行複製。",
    mail: "以電郵傳送",
    issue: "在網站上提出",
    long: "內容太長，放不進連結。請先複製，再貼到那裏。",
    title: "錯誤",
  },
  "zh-Hans": {
    stopped: "出现错误，程序已停止",
    reload: "请重新加载页面。已保存的内容仍在。",
    again: "重新加载",
    report: "反馈这个错误",
    text: "反馈内容",
    done: "我之前做了什么：",
    copy: "复制",
    copied: "已复制",
    byHand: "这个浏览器不允许复制：文字已选中，请自行复制。",
    mail: "用邮件发送",
    issue: "在网站上提出",
    long: "内容太长，放不进链接。请先复制，再粘贴到那里。",
    title: "错误",
  },
};

/** Largest length of a link to the form for an issue, and of one to a mail, as in `problem_report/address.rs`. */
const [MAX_ISSUE, MAX_MAIL] = [8000, 2000];

/** Creates an element with properties and children. */
function create(name, properties, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** The link that opens a report at the address of the build, and whether it is too long and has the title only. */
function linkTo(title, text) {
  const isMail = REPORT.startsWith("mailto:");
  const short = `${REPORT}${REPORT.includes("?") ? "&" : "?"}${isMail ? "subject" : "title"}=${encodeURIComponent(title)}`;
  const filled = `${short}&body=${encodeURIComponent(isMail ? text.replaceAll("\n", "\r\n") : text)}`;
  const isLong = filled.length > (isMail ? MAX_MAIL : MAX_ISSUE);
  return { href: isLong ? short : filled, isLong };
}

const styles = document.createElement("link");
styles.rel = "stylesheet";
styles.href = "report.css";
document.head.append(styles);

/** The text of the report, which a person can change, and its buttons. */
function form(words, error) {
  const lines = [words.done, "", "", error, location.href, `Tilewise ${VERSION}, ${document.documentElement.lang}`, navigator.userAgent];
  const field = create("textarea", { rows: 9, value: lines.filter((line, place) => line || place < 3).join("\n"), ariaLabel: words.text });
  const status = create("span", { role: "status" });
  const copy = create("button", { type: "button", className: "button" }, words.copy);
  copy.dataset.action = "copy";
  copy.onclick = () => {
    field.select();
    // It works without a secure origin too, as in a local network.
    status.textContent = document.execCommand("copy") ? words.copied : words.byHand;
  };
  const form = create("details", {}, create("summary", {}, words.report), field, copy, status);
  // A sandboxed frame can't open windows.
  if (REPORT && origin !== "null") {
    const label = REPORT.startsWith("mailto:") ? words.mail : words.issue;
    const send = create("a", { className: "button", target: "_blank", rel: "noopener" }, label);
    send.dataset.action = "send-report";
    const long = create("p", {}, words.long);
    long.dataset.tooLong = "";
    // A cut between the halves of a letter couldn't be encoded.
    const title = [...`${words.title}: ${error || location.hash}`].slice(0, 120).join("");
    const update = () => {
      const { href, isLong } = linkTo(title, field.value);
      send.href = href;
      long.hidden = !isLong;
    };
    field.oninput = update;
    update();
    form.append(long, send);
  }
  return form;
}

if (!customElements.get("tilewise-report")) {
  customElements.define(
    "tilewise-report",
    class extends HTMLElement {
      connectedCallback() {
        if (this.firstChild) return;
        const words = TEXTS[document.documentElement.lang] ?? TEXTS.en;
        const error = this.getAttribute("stopped") ?? "";
        const report = form(words, error);
        if (!error) return this.append(report);
        const reload = create("button", { type: "button", className: "button button-main" }, words.again);
        reload.dataset.action = "reload";
        reload.onclick = () => location.reload();
        const heading = create("h2", { id: "stopped-title" }, words.stopped);
        const dialog = create("dialog", { className: "stopped" }, heading, create("p", {}, words.reload), reload, report);
        dialog.setAttribute("aria-labelledby", "stopped-title");
        this.append(dialog);
        // An open sheet would be above it.
        for (const open of document.querySelectorAll("dialog[open]")) open.close();
        dialog.showModal();
      }
    },
  );
}
