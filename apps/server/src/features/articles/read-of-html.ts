const WORDS_PER_MINUTE = 220;
const EXCERPT_CHARS = 220;

/** How long one reads sanitised HTML, in whole minutes. */
export function minutesOf(html: string): number {
  const words = textOf(html).split(" ").length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** How sanitised HTML begins, up to the end of a word. */
export function beginningOf(html: string): string {
  const text = textOf(html);
  if (text.length <= EXCERPT_CHARS) return text;
  const cut = text.slice(0, EXCERPT_CHARS + 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1))}…`;
}

/** What it says, in one line. Within tags of sanitised HTML no > stands but their own. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, (tag) => (WITHIN_WORDS.test(tag) ? "" : " "))
    .replace(/&(lt|gt|quot|amp);/g, (_entity, name: keyof typeof CHARACTERS) => CHARACTERS[name])
    .replace(/\s+/g, " ")
    .trim();
}

const WITHIN_WORDS = /^<\/?(?:a|strong|b|em|i|u|s|code|sub|sup|mark|span)\b/;
const CHARACTERS = { lt: "<", gt: ">", quot: '"', amp: "&" };
