/** What a character is, by its UTF-16 code; looked up in a table for Latin text, asked of Unicode for the rest. */
export const SPACE = 1;
export const LETTER = 2;
export const DIGIT = 3;
export const APOSTROPHE = 4;
export const PICTURE = 5;
export const OTHER = 6;

const TABLE_SIZE = 0x250;
const table = new Uint8Array(TABLE_SIZE);

/** The kind of the character at `index`: SPACE, LETTER, DIGIT, APOSTROPHE, PICTURE (emoji, one half of a pair) or OTHER; OTHER beyond the text. */
export function kindAt(text: string, index: number): number {
  if (index >= text.length) return OTHER;
  return kindOf(text.charCodeAt(index), text, index);
}

/** The same for a character whose code is known. */
export function kindOf(code: number, text: string, index: number): number {
  return code < TABLE_SIZE ? (table[code] ?? OTHER) : kindOfRare(code, text.codePointAt(index) ?? code);
}

/** Where a run of Latin letters and digits that begins at `from` ends. */
export function endOfPlain(codes: Uint16Array, from: number, to: number): number {
  let index = from;
  while (index < to) {
    const code = codes[index] ?? 0;
    const kind = code < TABLE_SIZE ? table[code] : OTHER;
    if (kind !== LETTER && kind !== DIGIT) break;
    index++;
  }
  return index;
}

function kindOfRare(code: number, point: number): number {
  if (code === 0x2019 || code === 0x2bc) return APOSTROPHE;
  const character = String.fromCodePoint(point);
  if (/\p{L}|\p{M}/u.test(character)) return point === 0xfe0f ? PICTURE : LETTER;
  if (/\p{Nd}/u.test(character)) return DIGIT;
  if (/\s|[\u200b\u2060\ufeff\u200e\u200f]/u.test(character)) return SPACE;
  if (/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/u.test(character)) return PICTURE;
  return code === 0x200d || code === 0x20e3 || (code >= 0xdc00 && code < 0xe000) ? PICTURE : OTHER;
}

for (let code = 0; code < TABLE_SIZE; code++) {
  const character = String.fromCharCode(code);
  if (code === 0x27 || code === 0x60 || code === 0xb4) table[code] = APOSTROPHE;
  else if (/\p{L}/u.test(character) || code === 0x5f) table[code] = LETTER;
  else if (/\p{Nd}/u.test(character)) table[code] = DIGIT;
  else if (/\s/u.test(character) || code < 0x20 || (code >= 0x7f && code <= 0xa0)) table[code] = SPACE;
  else table[code] = OTHER;
}
