import { partsOf } from "../text/contractions.ts";
import { plain } from "../text/spellings.ts";
import { tokenise } from "../text/tokenise.ts";

const HAS_AMERICAN = /our|is[eai]|ys[ei]|ence|scep|ogue|ll(?:ed|ing|er)/;
const MAY_OPEN_OTHERWISE = new RegExp(`[^a-z]|${HAS_AMERICAN.source}`);

/** The plain words of an entry, as the tokeniser would give them. */
export function wordsOf(text: string): string[] {
  if (!/^[a-z *-]+$/.test(text)) return tokenise(text).map(({ word }) => word.norm);
  const words: string[] = [];
  for (const word of text.split(" ")) {
    const parts = partsOf(word);
    if (parts === undefined) words.push(plain(word));
    else for (const [, norm] of parts) words.push(norm);
  }
  return words;
}

/** An entry's words in each of its spellings: with and without hyphen, British and American. */
export function spellingsOf(text: string): (readonly string[])[] {
  const words = wordsOf(text);
  const found = [words];
  if (text.includes("-")) found.push(words.flatMap((word) => word.split("-")));
  if (HAS_AMERICAN.test(text)) {
    const spelling = words.map(american);
    if (spelling.some((word, index) => word !== words[index])) found.push(spelling);
  }
  return found;
}

/** The plain words that entries which begin with this written word may open with; it is itself the only one nearly always. */
export function opensWith(written: string): readonly string[] {
  const isItself = !MAY_OPEN_OTHERWISE.test(written) && partsOf(written) === undefined && plain(written) === written;
  return isItself ? [written] : [...new Set(spellingsOf(written).map(([first = ""]) => first))];
}

/** A word with its doubled letters made single: "unproffesional" and "unprofessional" meet there. */
export function typoKey(word: string): string {
  return word.replace(/(.)\1+/g, "$1");
}

/** The American spelling of a British word; wrong guesses never occur in text and do no harm. */
function american(word: string): string {
  if (word.length < 5 || !HAS_AMERICAN.test(word)) return word;
  return word
    .replace(/(behavi|fav|hon|col|neighb|hum|rum|flav|harb|lab|vig|rig|end[e]?av)our/, "$1or")
    .replace(/(ll)(ed|ing|er)$/, "l$2")
    .replace(/([^aeiou]{2}|[aeiou][^aeioulv])is(e|ed|es|ing|ation|er)$/, "$1iz$2")
    .replace(/ys(e|ed|es|ing)$/, "yz$1")
    .replace(/(def|off|pret)ence$/, "$1ense")
    .replace(/^sceptic/, "skeptic")
    .replace(/ogue$/, "og");
}
