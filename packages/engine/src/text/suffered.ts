import { norm, phraseAt } from "./query.ts";
import type { Reading } from "./reading.ts";

export function isPersonAt(reading: Reading, index: number): boolean {
  const phrase = phraseAt(reading, index);
  return (
    phrase !== undefined &&
    phrase.first === index &&
    ["you", "third", "name", "group", "generic"].includes(phrase.person)
  );
}

export function phraseEnd(reading: Reading, index: number): number {
  return phraseAt(reading, index)?.end ?? index + 1;
}

/** A participle of what others do ("treated", "kept in the dark", "spoken to") or a low place ("the only one", "an afterthought"). */
export function isSufferedAt(reading: Reading, index: number): boolean {
  const token = reading.tokens[index];
  if (token === undefined) return false;
  if (["the", "a", "an", "your", "his", "her", "their"].includes(token.norm)) return isLowPlace(reading, index);
  return SUFFERED.has(token.lemma);
}

const SUFFERED = new Set(
  "treat treated keep kept speak spoken talk talked shout shouted yell yelled leave left tell told ask interrupt interrupted drag dragged copy copied cc'd call called blame blamed wake woken put push pushed pressure pressured laugh laughed lecture lectured lie lied compare compared watch watched check checked chase chased text texted reduce reduced ignore ignored exclude excluded order ordered boss bossed cast shut cut touch touched use used surprise surprised embarrass embarrassed bully bullied judge judged mock mocked".split(
    " ",
  ),
);

function isLowPlace(reading: Reading, index: number): boolean {
  if (
    ["last", "only", "spare"].includes(norm(reading, index + 1)) &&
    /^(?:ones?|to|person|who|part|people)$/.test(norm(reading, index + 2))
  )
    return true;
  const end = phraseEnd(reading, index);
  // "the office joke": the tagger took the joke for a verb.
  const head = end - index === 2 && norm(reading, end) === "joke" ? "joke" : norm(reading, end - 1);
  return /^(?:one|burden|afterthought|doormat|servant|slave|maid|nanny|babysitter|secretary|scapegoat|referee|mascot|clown|taxi driver|go-between|messenger|taxi|bank|punchbag|joke|last|spare|problem|nag|villain|policeman|cleaner|cook|chauffeur|driver|dogsbody|skivvy|mother|mum|therapist|errand|backup|plan b|wheel|target|butt|guy|cop|baddie|fool|idiot|mug|stopgap|housekeeper|waitress|bag|resort|option|secret|rug|middleman|cash|atm|subject|topic|punchline|laughing-stock|stock|guinea pig|lapdog|pawn|puppet|taxi|aunt|decoy)$/.test(
    head,
  );
}

const TIRED_OF =
  /^(?:excuses?|drama|lies|lectures?|surprises?|arguments?|fights?|rows?|nonsense|comments?|remarks?|jokes?|calls?|messages?|texts?|emails?|opinions?|advice|pity|apolog(?:y|ies)|promises?|trouble|criticism|attitude|tone|games?|nagging|shouting|gossip|rumou?rs?|favou?rs?|sermons?|debates?|discussions?|scenes?|quarrels?|bickering|sarcasm|sympathy|charity|input|money|feedback|interference|suggestions?|complaints?|reminders?|silence|sulking|mess|changes|interruptions?|disappointments?|empty|half-truths|commentary|repeat|rudeness|moods|tantrums?|attention|judgment|judgement|blessing|permission|approval|opinion|input|speech|speeches|theories|theory|pep talks?|guilt trips?|fuss|stories|story|talk|tips?|explanations?|threats?|insults?|orders|arguing|notes|visits?|noise|meetings|letters|voicemails|notifications|errands|overtime|tension|tears|hostility|chaos|guesswork)$/;

/** any more excuses, another lecture, your pity */
export function isFedUp(reading: Reading, index: number): boolean {
  const last = phraseEnd(reading, index);
  // "your running commentary": the tagger took the commentary for an adjective.
  const end = last - index > 1 && norm(reading, last) === "commentary" ? last + 1 : last;
  // "another Christmas of silence"
  const head = norm(reading, (norm(reading, end) === "of" ? phraseEnd(reading, end + 1) : end) - 1);
  if (!/^(?:any|another|more|your|this|these|that|a|an)$/.test(norm(reading, index))) return false;
  return TIRED_OF.test(head) && (norm(reading, index) !== "any" || norm(reading, index + 1) === "more");
}

const TIRESOME =
  /^(?:excuses?|lectures?|apolog(?:y|ies)|promises?|pity|sympathy|drama|lies|scenes?|rows?|arguments?|fights?|quarrels?|sermons?|sarcasm|gossip|nonsense|commentary|bickering|shouting|interference|insults?|threats?|games|remarks?|showdown|telling-off|half-measures|platitudes|empty|repeat|charade|circus|pantomime|bullshit|bs|crap|waffle)$/;

/** Excuses, a lecture, the snide remarks: nobody wants them, whatever stands before them; "a row of seats" is none. */
export function isTiresome(reading: Reading, index: number): boolean {
  const phrase = phraseAt(reading, index);
  if (phrase?.first !== index || phrase.owner === "speaker") return false;
  const isMeasure = norm(reading, phrase.end) === "of" && !["repeat", "lies"].includes(norm(reading, phrase.head));
  return TIRESOME.test(norm(reading, phrase.end - 1)) && !isMeasure;
}

/** Places that anybody may decline without a reproach: "I'd rather not be your boss". */
const OFFICES =
  /^(?:side|neighbou?r|boss|teacher|doctor|host|guide|guest|way|house|place|area|town|room|office|class|team|shoes|position|department|country)$/;

/** "your taxi", "their agony aunt": what the speaker is made to be. */
export function isRoleAt(reading: Reading, index: number): boolean {
  const phrase = phraseAt(reading, index);
  const isTheirs = phrase?.first === index && ["your", "his", "her", "their"].includes(norm(reading, index));
  return isTheirs && !OFFICES.test(norm(reading, phrase.end - 1));
}
