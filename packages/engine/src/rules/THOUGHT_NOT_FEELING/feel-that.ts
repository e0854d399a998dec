import * as lists from "../../lexicon/words/feel-that.ts";
import { defineRule, type Finding } from "../../rule.ts";
import { type Feel, speakersFeelings } from "../../text/feel.ts";
import { cueAsLemma, cueAsWritten, firstIn } from "../../text/places.ts";
import { clauseOf, findToken, hasMatch, is, norm, phraseAt, spanOf, textOf, tokenAt } from "../../text/query.ts";
import type { Clause, Reading } from "../../text/reading.ts";
import { inPlaceOf, type Rewording, wordsOf } from "../../text/reword.ts";

const WHILE_MONTH_WEEK = cueAsLemma(lists.WHILE_MONTH_WEEK);
const COMMA = cueAsWritten(",");
const OF = cueAsWritten("of");

/** Where the opening of the thought ends, and how far it silences rivals. */
interface Opening {
  readonly end: number;
  readonly scopeEnd: number;
  readonly kind: "clause" | "noun";
}

/** "I feel that …", "I feel like a …", "I feel you should …": a thought that calls itself a feeling. */
export const feelThat = defineRule({
  id: "feel-that",
  summary: "Sees “feel” or “sense” that opens a thought: feel that, feel like, feel as if, feel you should.",
  why: "What follows is an opinion. Called a feeling it is hard to answer, and the real feeling stays unsaid.",
  instead: "Say “I think …” for the thought, and name the feeling by itself.",

  examples: {
    flagged: [
      { text: "I feel that you ignore me.", marks: ["I feel that"] },
      { text: "I feel like a doormat.", marks: ["I feel like"] },
      { text: "I feel you should apologise.", marks: ["I feel you should"] },
      { text: "Sometimes i feel like im talking to a wall", marks: ["i feel like"] },
      { text: "We felt as though nobody had read it.", marks: ["We felt as though"] },
      { text: "I sense that you've made up your mind.", marks: ["I sense that"] },
      { text: "I can't help feeling that you want me gone.", marks: ["I can't help feeling that"] },
      { text: "I feel your tone is off.", marks: ["I feel your tone"] },
      { text: "I get the feeling that nobody reads these.", marks: ["I get the feeling that"] },
      { text: "I get the feeling you only call for money.", marks: ["I get the feeling you"] },
      { text: "I feel very strongly that we owe her a reply.", marks: ["I feel very strongly that"] },
    ],
    fine: [
      "I feel sad.",
      "I feel like crying.",
      "I think that we agree.",
      "I feel like a coffee, anyone want one?",
      "I feel your pain.",
      "I feel sad that you left.",
      "I don't feel like it today.",
      "I felt the floor shake.",
      "Do you feel that this is enough?",
      "I feel that warmth again.",
      "She feels that we rushed it.",
      "I had a feeling it would rain.",
    ],
  },

  find(reading) {
    const findings: Finding[] = [];
    for (const feel of speakersFeelings(reading, ["feel", "sense"])) {
      const opening = openingAfter(reading, feel);
      if (opening === undefined || (feel.negated && opening.kind === "noun")) continue;
      const phrase = textOf(reading, feel.first, opening.end);
      findings.push({
        span: spanOf(reading, feel.first, opening.end),
        scope: spanOf(reading, feel.first, opening.scopeEnd),
        severity: 0.4,
        message:
          opening.kind === "clause"
            ? `“${phrase}” opens a thought here, not a feeling, and may land as a verdict. Try “I think …”, or add how you are: “I feel [sad, worried …]”.`
            : `“${phrase}” paints a picture of yourself; the feeling in it stays a guess. Which one is it: “I feel [tired, sad, small …]”?`,
        rewording: asThought(reading, feel, opening),
      });
    }
    return findings;
  },
});

/** "I think (that) …"; not where the picture would be told as a fact: "as if I were invisible". */
function asThought(reading: Reading, { first, verb }: Feel, { end, kind }: Opening): Rewording | undefined {
  const who = norm(reading, first);
  if (kind === "noun" || (who !== "i" && who !== "we") || verb - first > 1) return undefined;
  const last = norm(reading, end - 1);
  if (
    (last === "if" || last === "though") &&
    findToken(reading, end, end + 4, ({ norm: word }) => word === "were") !== -1
  )
    return undefined;
  const think = norm(reading, verb) === "felt" ? "thought" : "think";
  const rest =
    last === "like" || last === "if" || last === "though"
      ? ""
      : ` ${last === "that" ? last : wordsOf(reading, verb + 1, end)}`;
  return inPlaceOf(reading, first, end, `${who === "i" ? "I" : "we"} ${think}${rest}`);
}

function openingAfter(reading: Reading, feel: Feel): Opening | undefined {
  let at = overAside(reading, feel.verb + 1);
  if (["me", "myself", "us", "ourselves"].includes(norm(reading, at)) && norm(reading, at + 1) === "like") at++;
  while (lists.STRONGLY.has(norm(reading, at)) && !(norm(reading, at) === "and" && norm(reading, at + 1) !== "more"))
    at++;
  if (norm(reading, at) === "to" && norm(reading, at + 1) === "me") at += 2;
  if (norm(reading, at) === "deep" && norm(reading, at + 1) === "down") at += 2;
  at = overPeriod(reading, at);
  const word = norm(reading, at);
  if (word === "that") return afterThat(reading, at);
  if (word === "like")
    return afterLike(reading, ["just", "only", "merely", "basically"].includes(norm(reading, at + 1)) ? at + 1 : at);
  if (word === "as" && ["if", "though"].includes(norm(reading, at + 1)))
    return isUrge(reading, at + 2) ? undefined : opened(reading, at + 2, at + 2);
  const isNoun = reading.tokens[feel.verb]?.tag === "NOUN";
  if (isNoun && !isHunch(reading, feel.verb, word)) return undefined;
  return at === feel.verb + 1 ? bareThought(reading, feel, at) : undefined;
}

/** "felt for a while now that", "felt for months that": to the word that opens the thought. */
function overPeriod(reading: Reading, at: number): number {
  if (norm(reading, at) !== "for") return at;
  const time = firstIn(reading, WHILE_MONTH_WEEK, at + 1, at + 4);
  const that = time === -1 ? -1 : findToken(reading, time + 1, time + 3, ({ norm: word }) => word === "that");
  return that === -1 ? at : that;
}

/** "I have a feeling you don't like me", "I get the sense he lied". */
function isHunch(reading: Reading, noun: number, next: string): boolean {
  const article = norm(reading, noun - 1);
  const thought = thoughtAt(reading, noun + 1);
  if (lists.MY_OUR_YOUR.has(next) && thought !== undefined) return true;
  const isFated = thought !== undefined && hasMatch(reading, "harmless-cause", thought.first, thought.end);
  if (article === "the" && thought?.verb !== undefined && thought.verb.first > noun) return !isFated;
  if (article === "the") return lists.YOU_HE_SHE.has(next);
  // "I had a feeling you'd call!": a guess that came true.
  if (tokenAt(reading, noun - 2)?.norm === "had" && ["'d", "would"].includes(norm(reading, noun + 2))) return false;
  return (article === "a" || article === "this" || article === "some") && lists.YOU_HE_SHE_THEY.has(next);
}

/** "I feel, frankly, that …": past what stands between two commas. */
function overAside(reading: Reading, at: number): number {
  if (norm(reading, at) !== ",") return at;
  const close = firstIn(reading, COMMA, at + 1, at + 7);
  return close !== -1 && close > at + 1 && lists.THAT_LIKE_AS.has(norm(reading, close + 1)) ? close + 1 : at;
}

/** The scope takes in the thought's own subject and modal, so that "should" is not remarked on twice. */
function opened(reading: Reading, end: number, from: number): Opening {
  const clause = thoughtAt(reading, from);
  const isDuty = clause?.verb !== undefined && clause.verb.modal !== "";
  return { end, scopeEnd: isDuty && clause?.verb !== undefined ? clause.verb.end : end, kind: "clause" };
}

/** The clause whose subject begins at `from`. */
function thoughtAt(reading: Reading, from: number): Clause | undefined {
  const clause = clauseOf(reading, from);
  return clause?.subject !== undefined && clause.subject.first >= from && clause.subject.first <= from + 1
    ? clause
    : undefined;
}

/** "(as if) I could sleep for a week", "(like) I could eat a horse": a body, and how it is. */
function isUrge(reading: Reading, at: number): boolean {
  return (
    norm(reading, at) === "i" && norm(reading, at + 1) === "could" && lists.SLEEP_EAT_DRINK.has(norm(reading, at + 2))
  );
}

/** "that warm glow again", "that old joy in my fingers"; "that old joys are gone" is a thought. */
function isOldStir(reading: Reading, at: number): boolean {
  const noun = findToken(reading, at + 1, at + 4, ({ norm: word }) => lists.MOVED.has(word));
  if (noun < at + 2) return false;
  for (let index = at + 1; index < noun; index++)
    if (!["ADJ", "NOUN"].includes(reading.tokens[index]?.tag ?? "")) return false;
  return !["VERB", "AUX"].includes(reading.tokens[noun + 1]?.tag ?? "");
}

/** "I could feel that the floor was wet": by touch. */
function isTouched(reading: Reading, that: number): boolean {
  const subject = clauseOf(reading, that + 1)?.subject;
  if (
    subject?.first !== that + 1 ||
    !["the", "my", "a"].includes(norm(reading, that + 1)) ||
    !is(reading, subject.head, "thing")
  )
    return false;
  if (norm(reading, that - 1) === "feeling") return false;
  if (/^sens/.test(norm(reading, that - 1))) return norm(reading, that + 1) === "the";
  return ["could", "can"].includes(clauseOf(reading, that - 1)?.verb?.modal ?? "");
}

/** "feel that you …" against "feel that warmth". */
function afterThat(reading: Reading, at: number): Opening | undefined {
  const next = reading.tokens[at + 1];
  if (next === undefined) return undefined;
  // "I feel that was wrong"; "when I feel that is needed" is no claim.
  if (next.tag === "AUX" && next.norm !== "'s")
    return ["when", "if"].includes(clauseOf(reading, at - 1)?.role ?? "") ? undefined : opened(reading, at + 1, at);
  if (["cold", "flu"].includes(next.norm)) return undefined;
  if (lists.SENSED.has(norm(reading, at + 1))) return undefined;
  if (isOldStir(reading, at) || isTouched(reading, at)) return undefined;
  const end = reading.sentences[next.sentence]?.endToken ?? at;
  const hasVerb =
    next.norm === "'s" || findToken(reading, at + 2, end, ({ tag }) => tag === "VERB" || tag === "AUX") !== -1;
  // Before a plural "that" can only join, whatever became of the verb: "that nurses count for nothing".
  const isPlural = next.norm.endsWith("s") && next.lemma !== next.norm;
  const isPointing = next.tag === "NOUN" && !isPlural && reading.tokens[at]?.tag !== "SCONJ";
  const isJoined = isPlural && next.tag === "NOUN" && end - at > 3;
  return isJoined || (hasVerb && !isPointing) ? opened(reading, at + 1, at + 1) : undefined;
}

function afterLike(reading: Reading, at: number): Opening | undefined {
  const next = reading.tokens[at + 1];
  if (next === undefined) return undefined;
  if ((next.form === "ing" && next.tag === "VERB") || isUrge(reading, at + 1)) return undefined;
  // "i feel like were extras": an apostrophe is missing.
  if (next.norm === "were" || isSeveralDoing(reading, at + 1)) return opened(reading, at + 1, at + 1);
  if (hasOwnVerb(reading, at + 1)) return opened(reading, at + 1, at + 1);
  return isPicture(reading, at + 1) ? { end: at + 1, scopeEnd: phraseEnd(reading, at + 1), kind: "noun" } : undefined;
}

/** "the two of you rehearsed this", "most of the team has moved on" */
function isSeveralDoing(reading: Reading, at: number): boolean {
  const of = firstIn(reading, OF, at, at + 4);
  const people = phraseAt(reading, of + 1);
  const isMany = lists.THE_A_BOTH.has(norm(reading, at));
  if (of === -1 || !isMany || people?.first !== of + 1) return false;
  return ["VERB", "AUX"].includes(reading.tokens[people.end]?.tag ?? "");
}

/** Whether a subject with its verb begins here. */
function hasOwnVerb(reading: Reading, at: number): boolean {
  const isNumbered = reading.tokens[at]?.tag === "NOUN" && reading.tokens[at + 1]?.tag === "NUM";
  if (isNumbered && reading.tokens[at + 2]?.tag === "AUX") return true;
  if (norm(reading, at) === "you" && /^(?:your|ur|yr)$/i.test(reading.tokens[at]?.text ?? "")) return true;
  if (norm(reading, at) === "its" && !["NOUN", "ADJ"].includes(reading.tokens[at + 1]?.tag ?? "")) return true;
  const clause = clauseOf(reading, at);
  if (clause?.verb === undefined || clause.subject === undefined)
    return (
      ["when", "every", "if", "nothing", "no"].includes(norm(reading, at)) &&
      clause?.verb !== undefined &&
      clause.verb.first > at
    );
  return (
    clause.verb.first > at &&
    clause.subject.first >= at &&
    clause.subject.first <= at + 3 &&
    clause.verb.first <= clause.subject.end + 4
  );
}

function phraseEnd(reading: Reading, at: number): number {
  return phraseAt(reading, at)?.end ?? at + 1;
}

/** "a doormat", "an idiot", "the only one": a picture of oneself. Appetites, sensations and praise are not. */
function isPicture(reading: Reading, at: number): boolean {
  const end = phraseEnd(reading, at);
  if (/^(?:second|third)-(?:class|rate)$|^second-best$/.test(norm(reading, at))) return true;
  const isHired = ["hired", "unpaid", "cheap", "spare"].includes(norm(reading, at));
  if (isHired && lists.HELP_STAFF_LABOUR.has(norm(reading, at + 1)))
    return !["AUX", "VERB"].includes(reading.tokens[at + 2]?.tag ?? "");
  if (norm(reading, at) === "part" && norm(reading, at + 3) === "furniture") return true;
  if (norm(reading, at) === "the" && norm(reading, at + 1) === "last" && norm(reading, at + 2) === "to") return true;
  if (lists.LOW.has(norm(reading, at))) return true;
  if (isFigure(reading, at, end)) return true;
  if (norm(reading, at) === "a" && norm(reading, at + 1) === "right") return true;
  if (!lists.ARTICLES.has(norm(reading, at))) return false;
  for (let index = at; index < end; index++)
    if (is(reading, index, "appetite") || is(reading, index, "feeling-pleasant")) return false;
  return (
    tokenAt(reading, end - 1)?.tag === "NOUN" ||
    norm(reading, end - 1) === "one" ||
    is(reading, end - 1, "verdict-noun")
  );
}

/** "like Cinderella", "like Oliver Twist": a figure, not a place or a dish. */
function isFigure(reading: Reading, at: number, end: number): boolean {
  const last = tokenAt(reading, end - 1);
  if (last?.tag !== "PROPN" || reading.tokens[at]?.tag !== "PROPN" || is(reading, end - 1, "appetite")) return false;
  const isPerson = reading.phrases[last.phrase]?.person === "name";
  return isPerson && !["tonight", "today", "for", "tomorrow"].includes(norm(reading, end));
}

/** "I feel you should", "I feel nobody cares": no joining word, the thought's subject follows at once. */
function bareThought(reading: Reading, feel: Feel, at: number): Opening | undefined {
  const opener = norm(reading, at);
  if (lists.ME_US_MYSELF.has(opener) && thoughtAt(reading, at)?.verb?.passive !== true) {
    if (
      ["me", "us", "myself", "ourselves"].includes(opener) ||
      ["bit", "little", "tad", "lot", "touch"].includes(norm(reading, at + 1))
    )
      return undefined;
  }
  if (norm(reading, feel.verb) === "feel" && isSeveralDoing(reading, at)) return opened(reading, at + 1, at);
  if (opener === "its" && lists.MISSPELT.has(norm(reading, at + 1))) return opened(reading, at + 1, at);
  const isAll = ["nothing", "everything", "whatever", "anything"].includes(opener);
  if (isAll && ["i", "we", "you", "he", "she", "they"].includes(norm(reading, at + 1)))
    return opened(reading, at + 2, at);
  const isThere = opener === "there" && (reading.tokens[at + 1]?.tag === "AUX" || norm(reading, at + 1) === "'s");
  if (isThere) return opened(reading, at + 1, at);
  const clause = thoughtAt(reading, at);
  const subject = clause?.subject;
  if (clause?.verb === undefined || subject === undefined || subject.first !== at || clause.verb.first < subject.end)
    return undefined;
  // "I felt the floor shake"; "I felt my place has gone" is a thought.
  const isPerceived =
    clause.verb.tense !== "past" &&
    (norm(reading, feel.verb) === "felt" ||
      (subject.person === "thing" && !norm(reading, subject.head).endsWith("s"))) &&
    clause.verb.modal === "" &&
    clause.verb.first === clause.verb.head &&
    norm(reading, clause.verb.head) === clause.verb.lemma;
  const isThing =
    subject.person === "thing" &&
    subject.owner === undefined &&
    norm(reading, feel.verb) === "sense" &&
    (is(reading, subject.head, "thing") || is(reading, subject.head, "harmless-cause"));
  const isKind =
    subject.person === "you" &&
    lists.BELIEVE_CARE_TRUST.has(clause.verb.lemma) &&
    !clause.verb.negated &&
    clause.verb.modal === "" &&
    norm(reading, feel.verb) === "felt" &&
    clause.verb.lemma !== "be";
  if (isPerceived || isThing || isKind) return undefined;
  const hasModal = clause.verb.modal !== "" && clause.verb.modal !== "need to";
  const end = hasModal ? modalEnd(reading, clause.verb.first, clause.verb.modal) : subject.end;
  return { end, scopeEnd: Math.max(end, clause.verb.modal === "" ? end : clause.verb.end), kind: "clause" };
}

/** Behind the modal, and behind the "n't" that is written into it. */
function modalEnd(reading: Reading, first: number, modal: string): number {
  if (norm(reading, first) !== modal) return first;
  const isGlued = reading.tokens[first]?.end === reading.tokens[first + 1]?.start;
  return isGlued && norm(reading, first + 1) === "not" ? first + 2 : first + 1;
}
