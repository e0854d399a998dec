import { defineRule } from "../../rule.ts";
import { placesOfWords } from "../../text/places.ts";
import { clausesOf, findToken, is, norm, spanOf, textOf } from "../../text/query.ts";
import type { Person, Reading } from "../../text/reading.ts";
import { isNegatedBetween, speakerBefore } from "../../text/wish.ts";

/** "I hate it when you are late", "I can't stand being interrupted", "I wish you wouldn't do that". */
export const hateItWhen = defineRule({
  id: "hate-it-when",
  summary: "Sees “I hate it when you …” and “I wish you wouldn't …”.",
  why: "It tells the reader what you cannot bear in them, not what would do you good.",
  instead: "Say what you would like: “I would like us to start on time”.",

  examples: {
    flagged: [
      { text: "I hate it when you are late.", marks: ["I hate it when"] },
      { text: "I wish you wouldn't do that.", marks: ["I wish you wouldn't"] },
      { text: "I can't stand being interrupted.", marks: ["I can't stand being interrupted"] },
      { text: "I don't like the way you talk to her.", marks: ["I don't like the way"] },
      { text: "i hate when people talk over me", marks: ["i hate when"] },
      { text: "I wish the head wouldn't call me by my first name.", marks: ["I wish the head wouldn't"] },
      { text: "We don't appreciate being kept waiting.", marks: ["We don't appreciate being kept"] },
      { text: "I can't stand people talking during films.", marks: ["I can't stand people talking"] },
      { text: "I wish you'd stop humming.", marks: ["I wish you'd stop"] },
    ],
    fine: [
      "I hate it when it rains.",
      "I hate coriander.",
      "I hate being late.",
      "I wish you didn't have to go.",
      "I wish it wouldn't snow.",
      "I hate to bother you.",
      "I like it when you sing.",
      "She hates it when you sing.",
      "I wish you well.",
    ],
  },

  *find(reading) {
    for (const index of placesOfWords(reading, [...HATE, ...NOT_BEAR, "wish"])) {
      const lemma = reading.tokens[index]?.lemma ?? "";
      const found = lemma === "wish" ? afterWish(reading, index) : afterHate(reading, index);
      if (found === undefined) continue;
      const phrase = textOf(reading, found.first, found.end);
      yield {
        span: spanOf(reading, found.first, found.end),
        severity: 0.45,
        message: `“${phrase}” tells what you cannot bear, and may land as a reproach. What would you like in its place? Try “I would like [what would help]”.`,
      };
    }
  },
});

interface Found {
  readonly first: number;
  readonly end: number;
}

const HATE = new Set("hate loathe detest dislike resent".split(" "));
const NOT_BEAR = new Set("stand bear like enjoy appreciate abide stomach take".split(" "));
const PEOPLE: ReadonlySet<Person> = new Set(["you", "third", "name", "group", "generic", "work"]);

/** The verb of dislike with its speaker, or undefined. */
function afterHate(reading: Reading, verb: number): Found | undefined {
  const lemma = reading.tokens[verb]?.lemma ?? "";
  if (!HATE.has(lemma) && !NOT_BEAR.has(lemma)) return undefined;
  const first = speakerBefore(reading, verb);
  if (first === -1) return undefined;
  const isNegated = isNegatedBetween(reading, first, verb);
  if (NOT_BEAR.has(lemma) ? !isNegated : isNegated) return undefined;
  const end = whenEnd(reading, verb + 1) ?? beingEnd(reading, verb + 1) ?? peopleEnd(reading, verb + 1);
  return end === undefined ? undefined : { first, end };
}

/** (it) when / how / that / the way + a person's clause */
function whenEnd(reading: Reading, at: number): number | undefined {
  let next = at;
  if (/^(?:it|this|the)$/.test(norm(reading, next))) next++;
  if (norm(reading, next) === "fact") next++;
  if (!/^(?:when|whenever|how|that|way|if)$/.test(norm(reading, next))) return undefined;
  if (norm(reading, next) === "if") return undefined;
  const person = reading.phrases[reading.tokens[next + 1]?.phrase ?? -1];
  if (norm(reading, next + 1) === "i") return undefined;
  if (person === undefined || person.first !== next + 1) return undefined;
  if (!PEOPLE.has(person.person) && !isThings(reading, next + 1) && !isYouLater(reading, person.end)) return undefined;
  return isParting(reading, person.end) ? undefined : next + 1;
}

/** "people talking during films", "you checking my phone" */
function peopleEnd(reading: Reading, at: number): number | undefined {
  const phrase = reading.phrases[reading.tokens[at]?.phrase ?? -1];
  const isPeople = phrase !== undefined && phrase.first === at && PEOPLE.has(phrase.person) && phrase.person !== "work";
  return isPeople && reading.tokens[phrase.end]?.form === "ing" && reading.tokens[phrase.end]?.tag === "VERB"
    ? phrase.end + 1
    : undefined;
}

/** "when the phone rings and you answer" */
function isYouLater(reading: Reading, from: number): boolean {
  const sentence = reading.sentences[reading.tokens[from]?.sentence ?? -1];
  return clausesOf(reading, sentence?.index ?? -1).some(
    (clause) => clause.subject?.person === "you" && clause.subject.first > from,
  );
}

/** "when things get decided in the corridor": people behind a thing, by a passive. */
function isThings(reading: Reading, at: number): boolean {
  const isLoose = /^(?:things|decisions|plans|meetings|stuff)$/.test(norm(reading, at));
  return isLoose && findToken(reading, at, at + 4, ({ lemma }) => lemma === "get" || lemma === "be") !== -1;
}

/** "I hate that you're leaving", "that you are ill": regret, not reproach. */
function isParting(reading: Reading, at: number): boolean {
  return (
    findToken(reading, at, at + 4, ({ norm: word }) =>
      /^(?:leaving|ill|sick|going|hurting|suffering|moving|away|alone)$/.test(word),
    ) !== -1
  );
}

const LOW_PLACE = /^(?:last|only|one|burden|afterthought|doormat|servant|scapegoat|messenger|secretary|nag)$/;

/** being + what others do: "being interrupted", "being talked over". */
function beingEnd(reading: Reading, at: number): number | undefined {
  const isBeing =
    norm(reading, at) === "being" ||
    (norm(reading, at) === "to" && norm(reading, at + 1) === "be") ||
    (norm(reading, at) === "having" && norm(reading, at + 1) === "to");
  if (!isBeing) return undefined;
  const from = norm(reading, at) === "being" ? at + 1 : at + 2;
  const token = reading.tokens[from];
  if (token === undefined) return undefined;
  if (norm(reading, at) === "having")
    return /^(?:chase|repeat|remind|ask|clean|tidy|explain|apologise|apologize|wait|beg)$/.test(token.lemma)
      ? from + 1
      : undefined;
  const isLow =
    /^(?:the|a|an|your)$/.test(token.norm) &&
    findToken(reading, from + 1, from + 4, ({ norm: word }) => LOW_PLACE.test(word)) !== -1;
  if (isLow) return from + 2;
  const isDoneTo =
    is(reading, from, "pseudo-feeling") ||
    ((token.tag === "VERB" || token.tag === "ADJ") &&
      (token.form === "ed" || token.form === "participle") &&
      !is(reading, from, "bodily-state"));
  return isDoneTo && !/^(?:tired|bored|stuck|outnumbered|photographed|closed)$/.test(token.norm) ? from + 1 : undefined;
}

/** wish + person + wouldn't / didn't / hadn't / would stop */
function afterWish(reading: Reading, wish: number): Found | undefined {
  const first = speakerBefore(reading, wish);
  const at = norm(reading, wish + 1) === "that" ? wish + 2 : wish + 1;
  const person = reading.phrases[reading.tokens[at]?.phrase ?? -1];
  if (first === -1 || person === undefined || person.first !== at || !PEOPLE.has(person.person)) return undefined;
  const helper = person.end;
  if (/^(?:nobody|no)$/.test(norm(reading, at)))
    return norm(reading, helper) === "would" ? { first, end: helper + 1 } : undefined;
  if (norm(reading, helper + 1) === "stop" && /^(?:would|'d)$/.test(norm(reading, helper)))
    return { first, end: helper + 2 };
  if (!/^(?:would|did|had|were|was|could|do)$/.test(norm(reading, helper)) || norm(reading, helper + 1) !== "not")
    return undefined;
  return /^(?:have|leaving|ill|sick|going|so|feel|need)$/.test(norm(reading, helper + 2)) &&
    !/^(?:so)$/.test(norm(reading, helper + 2))
    ? undefined
    : { first, end: helper + 2 };
}
