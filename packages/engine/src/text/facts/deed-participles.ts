import * as lists from "../../lexicon/words/deed-participles.ts";
import { norm } from "../query.ts";
import type { Reading } from "../reading.ts";

/** Participles that name a state, a strain or a kindness, and no deed that the speaker complains of. */
const STATES = new Set(
  `accustomed acquainted adjusted adored affected aged aligned amazed amused anchored appreciated armed assured attached attracted awed balanced
  beloved blessed bonded bored bound broken built burned burnt called carried caught celebrated centred centered challenged changed charged charmed
  chilled clued collected comforted committed compelled composed concerned concussed confined congested connected consoled contented convinced cooped
  cornered covered crowned cuddled cured cursed dazed dazzled dazed decided dedicated defeated depleted determined detached disappointed disgusted
  disinclined disoriented disorientated distracted divided doomed drained drawn dressed driven dried drugged drunk eased educated elated elevated
  empowered encouraged energised energized engaged enlightened enriched entertained entitled equipped established exhausted experienced exposed
  faded fascinated fated fed finished fitted flattered flushed focused focussed forgiven freed frozen frustrated fulfilled galvanised gifted glued
  grounded grown guided haunted healed held helped homed honoured honored hugged humbled hydrated hyped hypnotised impressed inclined indebted
  infected inflamed informed injured inspired interested intoxicated intrigued invested invigorated invited involved jaded jinxed knackered liberated
  lifted limited located loved lost married matured melted mesmerised minded motivated moved needed nourished numbed obligated obliged obsessed
  occupied old-fashioned opened optimised overdressed overexcited overfed overheated overjoyed overstimulated overtired overwhelmed owed paid pampered
  parched pepped perked petrified pleased poised prepared privileged proved psyched pulled pumped purified qualified quenched ragged rattled ready
  reassured recharged recognised recognized recovered refreshed reinvigorated rejuvenated related relaxed released relieved removed renewed rested
  restored restricted revitalised revived rewarded rooted rounded ruffled rugged run-down sacred sated satiated satisfied saved scattered scarred
  seated secured seduced settled shattered sheltered shielded skilled skilled smitten soaked softened soothed spent spoiled spoilt spooked stirred
  stranded strengthened stretched stuffed sunburned sunburnt supported surprised sustained swollen talented tempted thrilled tied tired touched
  trained transported transformed trapped treasured troubled trusted unburdened understood undone unfinished unprepared unqualified uninspired
  uninterested unmotivated unmoved unsettled uplifted used valued vindicated warmed wanted washed wasted weakened weathered wedded weighed welcomed
  well-rested wicked winded wired withdrawn worn worried wound wretched zapped zoned abashed alarmed annoyed agitated sated
  stoned hammered plastered wasted tanned chuffed touched suited placed based bolstered buoyed spared supplied taught
  puzzled stumped astounded astonished startled tensed swamped bogged muddled jumbled scrambled addled unbalanced unhinged creeped grossed grieved
  heavyhearted heavy-hearted half-hearted tongue-tied foggy-headed mollified pacified placated reconciled resolved enthused hooked addicted jangled
  buzzed sloshed cramped sedated medicated dulled deadened paralysed paralyzed immobilised immobilized stalled secluded separated distanced guarded
  exposed unprotected safeguarded integrated dignified ennobled enlivened animated quickened roused awakened alerted forewarned outnumbered
  outmatched outclassed ill-prepared ill-equipped underqualified overqualified understimulated overcommitted gorged glutted diverted preoccupied
  fragmented wrinkled chapped clogged choked bereaved orphaned widowed tinged heated sparked unanchored displaced dislocated uprooted lightened
  alleviated unleashed fortified girded braced steeled hardened thawed infatuated besotted immersed graced replenished mended improved evolved`.split(
    /\s+/,
  ),
);

/** Deeds whose participle is a state by itself: "pumped for information", "squeezed". */
const WITH_JOINT: Readonly<Record<string, RegExp>> = {
  pumped: /^for$/,
  shown: /^up$/,
  talked: /^(?:at|over|down|about)$/,
  looked: /^(?:down|through|over)$/,
};

/** Where the words end at `at` that name a deed done to the speaker and stand in no list: "herded", "rubbed out"; -1 for none. */
export function deedParticipleEnd(reading: Reading, at: number): number {
  const token = reading.tokens[at];
  if (token === undefined || !["ADJ", "VERB", "NOUN"].includes(token.tag)) return -1;
  const joint = Object.hasOwn(WITH_JOINT, token.norm) ? WITH_JOINT[token.norm] : undefined;
  if (joint !== undefined) return joint.test(norm(reading, at + 1)) ? at + 2 : -1;
  const isPart = token.norm.length > 4 && token.norm.endsWith("ed");
  if (!isPart || STATES.has(token.norm) || isFelt(reading, at) || reading.tokens[at + 1]?.tag === "NOUN") return -1;
  const isPressed = ["pushed", "pressed", "rushed"].includes(token.norm) && norm(reading, at + 1) === "for";
  const isBlocked = token.norm === "blocked" && norm(reading, at + 1) === "up";
  if (isPressed || isBlocked) return -1;
  const isKind =
    ["by", "with"].includes(norm(reading, at + 1)) &&
    ["love", "joy", "gratitude", "hope", "warmth", "kindness"].includes(norm(reading, at + 2));
  if (isKind) return -1;
  return lists.PARTICLE.has(norm(reading, at + 1)) && reading.tokens[at + 1]?.tag !== "SCONJ" ? at + 2 : at + 1;
}

function isFelt(reading: Reading, at: number): boolean {
  return (
    reading.tokens[at]?.matches.some(
      ({ name }) =>
        name.startsWith("feeling-") || name === "bodily-state" || name === "praise" || name === "praise-adjective",
    ) === true
  );
}
