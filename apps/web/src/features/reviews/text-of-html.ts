const BLOCKS = "p, h1, h2, h3, h4, h5, h6, li, blockquote, pre, tr, br";

/** What an HTML text says, a line for each of its parts, with where its links lead: so that two can be compared. */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const link of body.querySelectorAll("a[href]")) link.append(` (${link.getAttribute("href")})`);
  for (const picture of body.querySelectorAll("img")) {
    picture.replaceWith(`[${picture.alt || "picture"}: ${picture.getAttribute("src")}]`);
  }
  for (const block of body.querySelectorAll(BLOCKS)) block.append("\n");
  return (body.textContent ?? "").trim();
}
