/** A way of saying that somebody is in danger, and what makes the same words harmless. Both read plain words. */
export interface Sign {
  readonly says: RegExp;
  readonly unless?: RegExp;
}

/** Source text of a sign: `_` stands for the edge of a word. */
export function sign(says: string, unless?: string): Sign {
  const pattern = (source: string) => new RegExp(source.replaceAll("_", "\\b"));
  return unless === undefined ? { says: pattern(says) } : { says: pattern(says), unless: pattern(unless) };
}

export const SELF = "(?:myself|himself|herself|themselves|themself|yourself|ourselves)";

export const KIN =
  "(?:husband|wife|partner|boyfriend|girlfriend|fiance|fiancee|ex|father|mother|stepfather|stepmother|stepdad|stepmum|brother|sister|uncle|" +
  "aunt|cousin|grandfather|grandmother|son|daughter|kids?|child|children|baby|toddler|parents|family|friend|neighbou?r|roommate|flatmate|" +
  "boss|manager|colleague|coworker|teacher|coach|landlord|carer|guy|man|men|woman|boy|girl|students?|class|dog|cat)";

/** Somebody, as an object. */
export const SOMEBODY = `(?:him|her|them|someone|somebody|people|everyone|everybody|(?:my|his|her|their|the|our|that|this|a)(?: own| little| old| ex)? ${KIN})`;

/** Somebody, as a subject. */
export const WHO = `(?:he|she|they|someone|somebody|who|(?:my|her|his|the|our|their|a|that|this)(?: own| little| older?| younger| ex| drunk)? ${KIN}|mother|father)`;
