/** Whether two pieces of HTML say the same, however their tags and characters are written. */
export function isSameHtml(one: string, other: string): boolean {
  return read(one).isEqualNode(read(other));
}

const read = (html: string): HTMLElement => new DOMParser().parseFromString(html, "text/html").body;

/** What HTML says, a line for each paragraph. */
export const wordsOf = (html: string): string => read(html.replaceAll("</p>", "</p>\n")).textContent?.trim() ?? "";
