import { clauseOf, findToken, is, norm, tokenAt } from "../query.ts";
import type { Reading, Sentence } from "../reading.ts";

const RECORD =
  /\b(?:\d+(?:\.\d+)? ?(?:k|km|kg|miles?|laps|goals)|marathons?|triathlon|personal best|pb|hat-trick|gold medal|in under (?:a|an|\w+ (?:hours?|minutes?)))\b/i;

const MAD = new Set(
  "mad madman madwoman crazy insane mental nuts bonkers lunatic machine maniac beast monster nutter nutcase loon".split(
    " ",
  ),
);

/** "You're a madman for staying up to fix it": what it is for is a good turn. */
export function isForGood(reading: Reading, first: number, end: number): boolean {
  if (!MAD.has(norm(reading, first)) || norm(reading, end) !== "for" || reading.tokens[end + 1]?.form !== "ing")
    return false;
  const limit = reading.sentences[reading.tokens[first]?.sentence ?? -1]?.endToken ?? end;
  const holdsA = (name: "good-deed" | "bad-deed") =>
    findToken(reading, end + 1, limit, ({ index }) => is(reading, index, name)) !== -1;
  return holdsA("good-deed") && !holdsA("bad-deed");
}

const AWE =
  /^(?:unbelievable|incredible|ridiculous|unreal|insane|mental|crazy|mad|bonkers|nuts|animals?|machines?|monsters?|beasts?)$/;
const FAILING =
  /^(?:again|no|not|never|nobody|nothing|still|late|later|lost|missing|missed|broken|wrong|without|only|me|my|why|who|how|stop|complaints?|mistakes?|errors?|excuses?)$/;

/** "You lot are unbelievable. Forty boxes packed by noon!": a feat is cheered straight behind. */
export function isAwe(reading: Reading, first: number, { index }: Sentence): boolean {
  const next = reading.sentences[index + 1];
  if (next === undefined || !AWE.test(norm(reading, first)) || clauseOf(reading, first)?.subject?.person !== "you")
    return false;
  return norm(reading, next.endToken - 1).startsWith("!") && isUnmarred(reading, next.firstToken, next.endToken);
}

/** "You crazy people actually raised nine thousand pounds!" */
export function isMadBand(reading: Reading, first: number, { endToken }: Sentence): boolean {
  if (!MAD.has(norm(reading, first)) || norm(reading, first - 1) !== "you") return false;
  const isLoud = norm(reading, endToken - 1).startsWith("!");
  const isWon = ({ lemma }: { readonly lemma: string }) =>
    /^(?:raise|build|win|manage|sail|climb|finish|make|run|swim|cycle|walk|row|bake|organise|sell|pull|do)$/.test(
      lemma,
    );
  return isLoud && findToken(reading, first + 1, endToken, isWon) !== -1 && isUnmarred(reading, first + 1, endToken);
}

function isUnmarred(reading: Reading, first: number, end: number): boolean {
  return (
    findToken(
      reading,
      first,
      end,
      ({ norm: word, tag, index: at }) =>
        tag === "IMP" || FAILING.test(word) || is(reading, at, "bad-deed") || is(reading, at, "ill-fate"),
    ) === -1
  );
}

/** A record, or a loud number, in this sentence or the next, and no harm done: "Forty boxes packed by noon!" */
export function isFeat(reading: Reading, { index, start, end }: Sentence): boolean {
  if (RECORD.test(reading.message.slice(start, end))) return true;
  return [reading.sentences[index], reading.sentences[index + 1]].some((told) => {
    if (told === undefined || tokenAt(reading, told.endToken - 1)?.text.startsWith("!") !== true) return false;
    let hasNumber = false;
    for (let at = told.firstToken; at < told.endToken; at++) {
      const token = reading.tokens[at];
      if (token?.tag === "NUM") hasNumber = true;
      if ((["bad-deed", "verdict-verb", "absolute"] as const).some((name) => is(reading, at, name))) return false;
      if (["i", "me", "my", "we", "us", "our", "not", "no"].includes(token?.norm ?? "")) return false;
    }
    return hasNumber;
  });
}
