import { isDoneToAt } from "./done-to.ts";
import { findToken, norm } from "./query.ts";
import type { Reading } from "./reading.ts";
import { isFedUp, isPersonAt, phraseEnd } from "./suffered.ts";
import type { Want } from "./unwanted-to.ts";
import { isNegatedBetween, speakerBefore, speakerOrDropped } from "./wish.ts";

/** Words that open a want told by what is unwelcome, other than "want" itself. */
export const UNWILLING = [
  "rather",
  "sooner",
  "prefer",
  "be",
  "have",
  "refuse",
  "like",
  "love",
  "wish",
  "expect",
  "care",
  "ask",
  "object",
  "desire",
  "intention",
  "thing",
  "put",
  "stand",
  "having",
  "interest",
  "without",
  "prepared",
  "willing",
] as const;

/** I'd rather you didn't, I won't be treated …, I refuse to …, I object to being …, the last thing I need is … */
export function withoutWant(reading: Reading, index: number): Want | undefined {
  const { norm: word = "", lemma = "" } = reading.tokens[index] ?? {};
  if (/^(?:rather|sooner|prefer)$/.test(word)) return afterRather(reading, index);
  if (word === "be" || word === "have") return afterWont(reading, index);
  if (word === "having") return notHaving(reading, index);
  if (word === "thing") return lastThing(reading, index);
  if (word === "without") return couldDoWithout(reading, index);
  if (word === "prepared" || word === "willing") return notPrepared(reading, index);
  if (lemma === "put" || word === "stand") return afterPutUp(reading, index);
  if (lemma === "refuse" || lemma === "object") return afterRefuse(reading, index);
  if (word === "like" || word === "love") return afterLikeNot(reading, index);
  return /^(?:wish|expect|care|ask|desire|intention|interest)$/.test(lemma) ? afterNoWish(reading, index) : undefined;
}

/** I'd rather you didn't, I'd prefer it if you didn't, I'd prefer not to be interrupted */
function afterRather(reading: Reading, rather: number): Want | undefined {
  const first = speakerBefore(reading, rather);
  if (first === -1) return undefined;
  const person = [rather + 1, rather + 2, rather + 3].find(
    (at) => isPersonAt(reading, at) || (at === rather + 1 && norm(reading, at) === "we"),
  );
  if (person !== undefined && /^(?:|it|if|that)$/.test(person === rather + 1 ? "" : norm(reading, person - 1))) {
    const end = phraseEnd(reading, person);
    const not = [end, end + 1].find((at) => norm(reading, at) === "not");
    if (not !== undefined && !/^(?:have|worry|need)$/.test(norm(reading, not + 1))) return { first, end: not + 1 };
    return undefined;
  }
  const be = findToken(reading, rather + 1, rather + 4, ({ norm: word }) => word === "be");
  const isNegated = be !== -1 && isNegatedBetween(reading, rather, be);
  return isNegated && isDoneToAt(reading, be + 1) ? { first, end: be + 2 } : undefined;
}

/** I won't be treated …, I'm not going to be talked over, I won't have you shouting */
function afterWont(reading: Reading, index: number): Want | undefined {
  const first = speakerBefore(reading, index);
  if (first === -1 || !isNegatedBetween(reading, first, index)) return undefined;
  const isUnready =
    norm(reading, index - 1) === "to" && /^(?:willing|prepared|here|happy|ready|about)$/.test(norm(reading, index - 2));
  if (norm(reading, index) === "be" && isUnready)
    return isDoneToAt(reading, index + 1) ? { first, end: index + 2 } : undefined;
  const helper = findToken(reading, first, index, ({ norm: word }) => /^(?:will|going|can)$/.test(word));
  if (helper === -1 || norm(reading, index - 1) === "want") return undefined;
  if (norm(reading, index) === "have")
    return isPersonAt(reading, index + 1) && reading.tokens[phraseEnd(reading, index + 1)]?.form === "ing"
      ? { first, end: phraseEnd(reading, index + 1) + 1 }
      : undefined;
  const isPlan = /^(?:told|left|asked|called|put|watched|chased)$/.test(norm(reading, index + 1));
  return isWilful(reading, index + 1) && !isPlan ? { first, end: index + 2 } : undefined;
}

/** "I'm not having you talk to me like that" */
function notHaving(reading: Reading, index: number): Want | undefined {
  const first = speakerBefore(reading, index);
  if (first === -1 || norm(reading, index - 1) !== "not" || !isPersonAt(reading, index + 1)) return undefined;
  const verb = reading.tokens[phraseEnd(reading, index + 1)];
  return verb?.tag === "VERB" ? { first, end: verb.index + 1 } : undefined;
}

/** What nobody foretells of a plan: "I won't be treated", "I won't be your taxi"; "I won't be needed" is a forecast. */
function isWilful(reading: Reading, index: number): boolean {
  const isRole = norm(reading, index) === "your" && !/^(?:side|neighbour|neighbor)$/.test(norm(reading, index + 1));
  const next = norm(reading, phraseEnd(reading, index) - 1);
  if (isRole) return reading.tokens[index]?.phrase !== -1 && !/^(?:boss|teacher|doctor|host|guide)$/.test(next);
  const verb = reading.tokens[index];
  const isForecast =
    /^(?:the|a|an)$/.test(norm(reading, index)) && /^(?:only|last|spare)$/.test(norm(reading, index + 1));
  if (isForecast) return false;
  return (
    isDoneToAt(reading, index) &&
    !/^(?:included|invited|needed|replaced|missed|forced|used|dropped|rushed)$/.test(verb?.norm ?? "")
  );
}

/** I won't put up with …, I'm not putting up with … */
function afterPutUp(reading: Reading, index: number): Want | undefined {
  const isStandFor =
    norm(reading, index + 1) === "for" && norm(reading, index - 1) === "not" && norm(reading, index - 2) === "will";
  if (!isStandFor && (norm(reading, index + 1) !== "up" || norm(reading, index + 2) !== "with")) return undefined;
  const first = speakerOrDropped(reading, index);
  return first !== -1 && isNegatedBetween(reading, first, index) ? { first, end: index + 3 } : undefined;
}

/** I refuse to be treated …, I refuse to be your punching bag, I object to being filmed */
function afterRefuse(reading: Reading, index: number): Want | undefined {
  const first = speakerBefore(reading, index);
  const verb = norm(reading, index + 2);
  if (first === -1 || norm(reading, index + 1) !== "to" || (verb !== "be" && verb !== "being")) return undefined;
  const isRole = /^(?:your|the|his|her|their)$/.test(norm(reading, index + 3));
  return isRole || isDoneToAt(reading, index + 3) ? { first, end: index + 4 } : undefined;
}

/** I'd like not to be interrupted, I would love to not be copied in */
function afterLikeNot(reading: Reading, index: number): Want | undefined {
  const be = findToken(reading, index + 1, index + 4, ({ norm: word }) => word === "be");
  if (be === -1 || !isNegatedBetween(reading, index, be)) return undefined;
  const first = speakerBefore(reading, index);
  const isMeant = isDoneToAt(reading, be + 1) || reading.tokens[be + 1]?.form === "base";
  return first !== -1 && isMeant && norm(reading, index - 1) !== "not" ? { first, end: be + 2 } : undefined;
}

/** I don't wish to be contacted, I have no desire to hear …, I didn't ask to be moved, I don't expect to be shouted at */
function afterNoWish(reading: Reading, index: number): Want | undefined {
  const first = speakerBefore(reading, norm(reading, index - 1) === "no" ? index - 2 : index);
  if (first === -1 || !isNegatedBetween(reading, first, index)) return undefined;
  const joint = norm(reading, index + 1);
  const verb = norm(reading, index + 2);
  if (joint === "to" && verb === "be") return isDoneToAt(reading, index + 3) ? { first, end: index + 4 } : undefined;
  if (joint === "of" && verb === "being") return isDoneToAt(reading, index + 3) ? { first, end: index + 4 } : undefined;
  const isHearing = joint === "in" && /^(?:hearing|discussing|arguing|talking|meeting|seeing)$/.test(verb);
  if (isHearing) return { first, end: index + 3 };
  const isAverse = joint === "to" && /^(?:hear|see|argue|discuss|talk|speak|listen|fight|meet)$/.test(verb);
  const isToYou = /^(?:your|you|this|that|any|another|with|to|it|about)$/.test(norm(reading, index + 3));
  return isAverse && isToYou ? { first, end: index + 3 } : undefined;
}

/** What I don't want is …, the last thing I need is …: from the words that lead in to what is unwelcome. */
function lastThing(reading: Reading, index: number): Want | undefined {
  if (norm(reading, index - 1) !== "last") return undefined;
  const want = findToken(reading, index + 1, index + 5, ({ lemma }) => lemma === "want" || lemma === "need");
  const be = findToken(reading, want + 1, want + 10, ({ lemma, norm: word }) => lemma === "be" && word !== "being");
  if (want === -1 || be === -1 || speakerBefore(reading, want) === -1) return undefined;
  return isUnwelcome(reading, nextAfter(reading, be + 1)) ? { first: index - 2, end: want + 1 } : undefined;
}

/** "I could do without your remarks", "if there's one thing I could do without, it's you whistling" */
function couldDoWithout(reading: Reading, index: number): Want | undefined {
  if (norm(reading, index - 1) !== "do" || norm(reading, index - 2) !== "could") return undefined;
  const first = speakerBefore(reading, index - 2);
  const be =
    norm(reading, index + 1) === "," ? findToken(reading, index + 2, index + 5, ({ lemma }) => lemma === "be") : index;
  return first !== -1 && be !== -1 && isUnwelcome(reading, be + 1) ? { first, end: index + 1 } : undefined;
}

/** "I'm not prepared to carry your bags any longer", "I'm not willing to cover for you again" */
function notPrepared(reading: Reading, index: number): Want | undefined {
  const first = speakerBefore(reading, index);
  if (first === -1 || !isNegatedBetween(reading, first, index) || norm(reading, index + 1) !== "to") return undefined;
  if (norm(reading, index + 2) === "be") return undefined;
  const end = reading.sentences[reading.tokens[index]?.sentence ?? -1]?.endToken ?? index;
  const isWeary = findToken(
    reading,
    index,
    end,
    ({ norm: word, index: at }) =>
      /^(?:you|your|again|anymore)$/.test(word) ||
      (/^(?:longer|more)$/.test(word) && /^(?:any|once)$/.test(norm(reading, at - 1))),
  );
  return isWeary === -1 ? undefined : { first, end: index + 3 };
}

/** Over "for". */
function nextAfter(reading: Reading, at: number): number {
  return norm(reading, at) === "for" ? at + 1 : at;
}

/** you speaking for me, another bedtime call, to be left out, more drama */
export function isUnwelcome(reading: Reading, at: number): boolean {
  if (isPersonAt(reading, at)) return reading.tokens[phraseEnd(reading, at)]?.form === "ing";
  if (norm(reading, at) === "to") return norm(reading, at + 1) === "be" && isDoneToAt(reading, at + 2);
  if (norm(reading, at) === "being") return isDoneToAt(reading, at + 1);
  if (isFedUp(reading, at) || isFedUp(reading, /^(?:a|an)$/.test(norm(reading, at)) ? at : -1)) return true;
  const end = phraseEnd(reading, at);
  return /^(?:your|another|more|any)$/.test(norm(reading, at)) && /^(?:from|by)$/.test(norm(reading, end));
}
