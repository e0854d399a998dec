/** Takes two words of a list, the first and one other, by the message: the same message has the same words. */
export type Pick = (words: readonly string[]) => readonly string[];

const [SEED, FACTOR] = [2_166_136_261, 16_777_619];

/** A number from a text, much the same for no two: FNV-1a. */
export function numberOf(text: string): number {
  let number = SEED;
  for (let at = 0; at < text.length; at++) number = Math.imul(number ^ text.charCodeAt(at), FACTOR);
  return number >>> 0;
}

export function pickerFor(message: string): Pick {
  const number = numberOf(message);
  return ([first, ...others]) => {
    const other = others[number % Math.max(1, others.length)];
    return first === undefined ? [] : other === undefined ? [first] : [first, other];
  };
}
