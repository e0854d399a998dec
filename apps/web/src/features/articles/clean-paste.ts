const UNSAID = "style, script, title, meta, link, xml";
const LEVELS: Readonly<Record<string, string>> = { H1: "h2", H5: "h4", H6: "h4" };

/** What was copied from Word or from a web page, without what stands around the words: its lists become lists. */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutHandlers(html), "text/html");
  for (const one of body.querySelectorAll(UNSAID)) one.remove();
  for (const one of body.querySelectorAll("*")) if (one.localName === "o:p") unwrap(one);
  for (const heading of body.querySelectorAll("h1, h5, h6")) rename(heading, LEVELS[heading.tagName] ?? "h2");
  for (const item of body.querySelectorAll('p[style*="mso-list"]')) if (item.isConnected) gatherList(item);
  for (const paragraph of body.querySelectorAll("p")) if (isBlank(paragraph)) paragraph.remove();
  return body.innerHTML;
}

/** What would run is never run: neither here nor in the editor. Without it the browser has nothing to refuse, and to report. */
const withoutHandlers = (html: string): string =>
  html
    .replace(/<(style|script)\b[\s\S]*?<\/\1\s*>/gi, "")
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\son\w+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, ""));

function unwrap(one: Element): void {
  if (isBlank(one)) one.remove();
  else one.replaceWith(...one.childNodes);
}

const isBlank = (one: Element) => !one.textContent?.replaceAll("\u00a0", " ").trim() && !one.querySelector("img, br");

function rename(one: Element, name: string): void {
  const renamed = one.ownerDocument.createElement(name);
  renamed.append(...one.childNodes);
  one.replaceWith(renamed);
}

const styleOf = (one: Element) => one.getAttribute("style") ?? "";
const isItem = (one: Element | null): one is Element => one !== null && styleOf(one).includes("mso-list:");
const levelOf = (item: Element) => Number(/level(\d)/.exec(styleOf(item))?.[1] ?? 1);

/** Word writes a list as paragraphs with a sign before each: those that follow each other become one list, by their depths. */
function gatherList(first: Element): void {
  const open: { readonly level: number; readonly list: Element }[] = [];
  const place = first.ownerDocument.createComment("");
  first.before(place);
  for (let item: Element | null = first; isItem(item); ) {
    const next: Element | null = item.nextElementSibling;
    const level = levelOf(item);
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    if ((open.at(-1)?.level ?? 0) < level) {
      const list = item.ownerDocument.createElement(isNumbered(item) ? "ol" : "ul");
      const above = open.at(-1)?.list;
      if (above) (above.lastElementChild ?? above).append(list);
      else place.before(list);
      open.push({ level, list });
    }
    open.at(-1)?.list.append(toListItem(item));
    item = next;
  }
  place.remove();
}

const signOf = (item: Element) =>
  [...item.querySelectorAll("span")].find((one) => /mso-list:\s*Ignore/i.test(styleOf(one)));
const isNumbered = (item: Element) => /^\s*[\da-z]{1,4}[.)]/i.test(signOf(item)?.textContent ?? "");

function toListItem(item: Element): Element {
  signOf(item)?.remove();
  const listItem = item.ownerDocument.createElement("li");
  listItem.append(...item.childNodes);
  item.remove();
  return listItem;
}
