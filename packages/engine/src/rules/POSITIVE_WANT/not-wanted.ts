import { defineRule } from "../../rule.ts";
import { placesOfWords } from "../../text/places.ts";
import { clauseOf, findToken, is, matchAt, norm, spanOf, textOf } from "../../text/query.ts";
import type { Reading } from "../../text/reading.ts";
import { isNegatedBetween, speakerBefore } from "../../text/wish.ts";

/** "I don't want you to shout", "I don't want to be left out", "I won't be treated like this". */
export const notWanted = defineRule({
  id: "not-wanted",
  summary: "Sees wants told as what the speaker does not want from the other.",
  why: "The reader learns what is unwelcome and has to guess what would be welcome.",
  instead: "Turn it round: “I would like …”, “I want to be included”.",

  examples: {
    flagged: [
      { text: "I don't want you to shout.", marks: ["I don't want you to shout"] },
      { text: "I don't want to be left out.", marks: ["I don't want to be left out"] },
      { text: "We do not want you ringing our bell at night.", marks: ["We do not want you ringing"] },
      { text: "I'd rather you didn't tell her.", marks: ["I'd rather you didn't"] },
      { text: "i dont want any more excuses", marks: ["i dont want any more excuses"] },
      { text: "I won't be spoken to like that.", marks: ["I won't be spoken"] },
      { text: "I don't need you checking my work.", marks: ["I don't need you checking"] },
      { text: "I refuse to be treated like a child.", marks: ["I refuse to be treated"] },
      { text: "I don't want my name on that list.", marks: ["I don't want my name"] },
      { text: "I never want to see your name on my door again.", marks: ["I never want to see your"] },
    ],
    fine: [
      "I want to be included.",
      "I don't want cake.",
      "I don't want you to worry.",
      "I don't want to bother you.",
      "We don't want to miss the train.",
      "I don't want the injection in my left arm.",
      "I won't be there on Friday.",
      "I'd rather you came on Monday.",
      "I don't need you to bring anything.",
      "He doesn't want you to call.",
    ],
  },

  *find(reading) {
    for (const index of placesOfWords(reading, ["want", "need", "rather", "prefer", "be", "have", "refuse"])) {
      const found = wantAt(reading, index);
      if (found === undefined) continue;
      const phrase = textOf(reading, found.first, found.end);
      yield {
        span: spanOf(reading, found.first, found.end),
        severity: 0.4,
        message: `“${phrase}” tells what you do not want; what you do want stays hidden and it may land as a reproach. Turn it round: “I would like [what you want instead]”.`,
        rewording: `${norm(reading, found.first) === "we" ? "we" : "I"} would like [what you want instead]`,
      };
    }
  },
});

interface Want {
  readonly first: number;
  readonly end: number;
}

function wantAt(reading: Reading, index: number): Want | undefined {
  const token = reading.tokens[index];
  if (token === undefined || isConditional(reading, index)) return undefined;
  if (token.norm === "want" || token.norm === "need" || token.norm === "wanted") return afterWant(reading, index);
  if (token.norm === "rather" || token.norm === "prefer") return afterRather(reading, index);
  if (token.norm === "be" || token.norm === "have") return afterWont(reading, index);
  return token.lemma === "refuse" ? afterRefuse(reading, index) : undefined;
}

function isConditional(reading: Reading, index: number): boolean {
  return clauseOf(reading, index)?.role === "if";
}

const TAKING_CARE = new Set(
  "worry rush hurry feel miss lose hurt strain pay trouble stress panic bother carry wait freeze fall suffer fret think go leave get bring do stay".split(
    " ",
  ),
);
const HARDSHIP =
  /^(?:trouble|hungry|cold|sick|ill|hurt|lost|alone|late|disappointed|sad|worried|stressed|upset|embarrassed)$/;

/** don't want you to …, don't want to be …, don't want any more … */
function afterWant(reading: Reading, want: number): Want | undefined {
  const first = speakerBefore(reading, want);
  if (first === -1 || !isNegatedBetween(reading, first, want)) return undefined;
  const next = want + 1;
  const word = norm(reading, next);
  if (isPersonAt(reading, next)) return afterPerson(reading, first, want, phraseEnd(reading, next));
  if (isOwnThingPlaced(reading, next)) return { first, end: phraseEnd(reading, next) };
  if (isOwnThingDoneTo(reading, next)) return { first, end: phraseEnd(reading, next) + 3 };
  if (norm(reading, want) === "need")
    return isFedUp(reading, next) ? { first, end: phraseEnd(reading, next) } : undefined;
  if (word === "to") return afterTo(reading, first, next);
  if (/^(?:any|another|more|your|this|these|that)$/.test(word) && isFedUp(reading, next))
    return { first, end: phraseEnd(reading, next) };
  return undefined;
}

/** "my name on that list" */
function isOwnThingPlaced(reading: Reading, index: number): boolean {
  const phrase = reading.phrases[reading.tokens[index]?.phrase ?? -1];
  const isClose =
    /^(?:name|photo|picture|pictures|number|kids|children|son|daughter|address|private|work|business|life|things|stuff|face)$/.test(
      norm(reading, phrase?.head ?? -1),
    );
  return (
    phrase?.owner === "speaker" &&
    phrase.first === index &&
    isClose &&
    /^(?:on|in|near|all|discussed|shared|posted|used|anywhere|involved)$/.test(norm(reading, phrase.end))
  );
}

/** "our ideas to be presented as yours" */
function isOwnThingDoneTo(reading: Reading, index: number): boolean {
  const phrase = reading.phrases[reading.tokens[index]?.phrase ?? -1];
  if (phrase?.owner !== "speaker" || phrase.first !== index) return false;
  const done = reading.tokens[phrase.end + 2];
  return (
    norm(reading, phrase.end) === "to" &&
    norm(reading, phrase.end + 1) === "be" &&
    (done?.form === "ed" || done?.form === "participle")
  );
}

function isPersonAt(reading: Reading, index: number): boolean {
  const phrase = reading.phrases[reading.tokens[index]?.phrase ?? -1];
  return phrase !== undefined && phrase.first === index && /^(?:you|third|name|group|generic)$/.test(phrase.person);
}

function phraseEnd(reading: Reading, index: number): number {
  return reading.phrases[reading.tokens[index]?.phrase ?? -1]?.end ?? index + 1;
}

/** you to shout, you shouting, you near my desk; but "you to worry" is care. */
function afterPerson(reading: Reading, first: number, want: number, at: number): Want | undefined {
  const isTo = norm(reading, at) === "to";
  const verb = reading.tokens[isTo ? at + 1 : at];
  if (verb === undefined) return undefined;
  const rest = reading.tokens[isTo ? at + 2 : at + 1];
  const isBe = verb.lemma === "be" || verb.lemma === "feel" || verb.lemma === "get";
  if (isTo && isBe && HARDSHIP.test(rest?.norm ?? "")) return undefined;
  const isCaring =
    TAKING_CARE.has(verb.lemma) &&
    !hasPersonal(reading, at, want) &&
    !(
      verb.lemma === "do" ||
      verb.lemma === "go" ||
      verb.lemma === "leave" ||
      verb.lemma === "bring" ||
      verb.lemma === "get"
    );
  if (isTo && (isCaring || (norm(reading, want) === "need" && !hasPersonal(reading, at, want)))) return undefined;
  if (isTo) return { first, end: at + 2 };
  if (
    !isTo &&
    /^(?:drag|involve|tell|inform|copy|treat|move|put|mention|include|bother|upset)$/.test(verb.lemma) &&
    (verb.form === "ed" || verb.form === "participle")
  )
    return { first, end: at + 1 };
  if (verb.form === "ing" || verb.tag === "ADP" || verb.tag === "ADV") return { first, end: at + 1 };
  return undefined;
}

function hasPersonal(reading: Reading, from: number, want: number): boolean {
  const sentence = reading.sentences[reading.tokens[want]?.sentence ?? -1];
  return (
    findToken(reading, from, sentence?.endToken ?? from, ({ norm: word }) => /^(?:me|my|us|our|mine)$/.test(word)) !==
    -1
  );
}

/** to be treated, to be the only one, to hear it, to see you again */
function afterTo(reading: Reading, first: number, to: number): Want | undefined {
  const verb = reading.tokens[to + 1];
  const after = reading.tokens[to + 2];
  if (verb === undefined) return undefined;
  if (verb.lemma === "be" || verb.lemma === "get" || verb.lemma === "feel") {
    const isDoneTo = after !== undefined && (is(reading, to + 2, "pseudo-feeling") || isSufferedAt(reading, to + 2));
    const end = matchAt(reading, to + 2, "pseudo-feeling")?.end ?? to + 3;
    return isDoneTo ? { first, end } : undefined;
  }
  const hasYou = /^(?:you|your|him|his|her|them|their)$/.test(after?.norm ?? "");
  const isAverse = /^(?:hear|see|deal|fight|argue|work|sit|talk|listen|speak|put|live)$/.test(verb.lemma);
  const isWithYou = hasYou || (/^(?:with|to|from|up|next)$/.test(after?.norm ?? "") && isPersonAt(reading, to + 3));
  const isRude =
    isAverse &&
    (isWithYou || (verb.lemma === "hear" && /^(?:it|this|that|about|any|another|excuses)$/.test(after?.norm ?? "")));
  return isRude && !/^(?:fight|argue)$/.test(verb.lemma) ? { first, end: to + 3 } : undefined;
}

/** A participle of what others do ("treated", "kept in the dark", "spoken to") or a low place ("the only one", "an afterthought"). */
function isSufferedAt(reading: Reading, index: number): boolean {
  const token = reading.tokens[index];
  if (token === undefined) return false;
  if (/^(?:the|a|an|your|his|her|their)$/.test(token.norm)) return isLowPlace(reading, index);
  const verb = token.norm === "being" ? reading.tokens[index + 1] : token;
  return SUFFERED.has(verb?.lemma ?? "") || SUFFERED.has(verb?.norm ?? "");
}

const SUFFERED = new Set(
  "treat treated keep kept speak spoken talk talked shout shouted yell yelled leave left tell told ask interrupt interrupted drag dragged copy copied cc'd call called blame blamed wake woken put push pushed pressure pressured laugh laughed lecture lectured lie lied compare compared watch watched check checked chase chased text texted reduce reduced ignore ignored exclude excluded order ordered boss bossed touch touched use used surprise surprised embarrass embarrassed bully bullied judge judged mock mocked".split(
    " ",
  ),
);

function isLowPlace(reading: Reading, index: number): boolean {
  if (
    /^(?:last|only|spare)$/.test(norm(reading, index + 1)) &&
    /^(?:one|to|person|who|part)$/.test(norm(reading, index + 2))
  )
    return true;
  const end = phraseEnd(reading, index);
  const head = norm(reading, end - 1);
  return /^(?:one|burden|afterthought|doormat|servant|slave|maid|nanny|babysitter|secretary|scapegoat|referee|go-between|messenger|taxi|bank|punchbag|joke|last|spare|problem|nag|villain|policeman)$/.test(
    head,
  );
}

const TIRED_OF =
  /^(?:excuses?|drama|lies|lectures?|surprises?|arguments?|fights?|rows?|nonsense|comments?|remarks?|jokes?|calls?|messages?|texts?|emails?|opinions?|advice|pity|help|apolog(?:y|ies)|promises?|trouble|criticism|attitude|tone)$/;

/** any more excuses, another lecture, your pity */
function isFedUp(reading: Reading, index: number): boolean {
  const end = phraseEnd(reading, index);
  const head = norm(reading, end - 1);
  if (!/^(?:any|another|more|your|this|these|that)$/.test(norm(reading, index))) return false;
  return (
    TIRED_OF.test(head) &&
    (norm(reading, index) !== "any" ||
      norm(reading, index + 1) === "more" ||
      /^(?:drama|trouble|excuses|lies|surprises|nonsense)$/.test(head))
  );
}

/** I'd rather you didn't, I'd prefer it if you didn't, I'd prefer not to be interrupted */
function afterRather(reading: Reading, rather: number): Want | undefined {
  const first = speakerBefore(reading, rather);
  if (first === -1) return undefined;
  const person = [rather + 1, rather + 2, rather + 3].find((at) => isPersonAt(reading, at));
  if (person !== undefined && /^(?:|it|if|that)$/.test(person === rather + 1 ? "" : norm(reading, person - 1))) {
    const end = phraseEnd(reading, person);
    const isNot = norm(reading, end) === "not" || norm(reading, end + 1) === "not";
    if (isNot && !/^(?:have|worry|need)$/.test(norm(reading, norm(reading, end) === "not" ? end + 1 : end + 2)))
      return { first, end: norm(reading, end) === "not" ? end + 1 : end + 2 };
    return undefined;
  }
  const be = findToken(reading, rather + 1, rather + 4, ({ norm: word }) => word === "be");
  const isNegated = be !== -1 && isNegatedBetween(reading, rather, be);
  return isNegated && isSufferedAt(reading, be + 1) ? { first, end: be + 2 } : undefined;
}

/** I won't be treated …, I'm not going to be talked over, I won't have you shouting */
function afterWont(reading: Reading, index: number): Want | undefined {
  const first = speakerBefore(reading, index);
  if (first === -1 || !isNegatedBetween(reading, first, index)) return undefined;
  const helper = findToken(reading, first, index, ({ norm: word }) => word === "will" || word === "going");
  if (norm(reading, index) === "be" && /^(?:willing|prepared|here)$/.test(norm(reading, index - 2))) {
    return isSufferedAt(reading, index + 1) ? { first, end: index + 2 } : undefined;
  }
  if (helper === -1 || norm(reading, index - 1) === "want") return undefined;
  if (norm(reading, index) === "have")
    return isPersonAt(reading, index + 1) && reading.tokens[phraseEnd(reading, index + 1)]?.form === "ing"
      ? { first, end: phraseEnd(reading, index + 1) + 1 }
      : undefined;
  return isSufferedAt(reading, index + 1) && !/^(?:told|left|asked|called|put)$/.test(norm(reading, index + 1))
    ? { first, end: index + 2 }
    : undefined;
}

/** I refuse to be treated … */
function afterRefuse(reading: Reading, index: number): Want | undefined {
  const first = speakerBefore(reading, index);
  if (first === -1 || norm(reading, index + 1) !== "to" || norm(reading, index + 2) !== "be") return undefined;
  return isSufferedAt(reading, index + 3) || is(reading, index + 3, "pseudo-feeling")
    ? { first, end: index + 4 }
    : undefined;
}
