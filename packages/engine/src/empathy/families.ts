import * as lists from "../lexicon/words/families.ts";

/** Feelings of one kind, and what people who have them often need, or have found. */
export interface FeelingFamily {
  readonly pleasant: boolean;
  /** Words that can stand after "Are you feeling"; the first stands for what is not among them. */
  readonly words: readonly string[];
  /** Tells a word of the family that is not among the words: "seething", "worried sick". */
  readonly stems?: RegExp;
  readonly needs: readonly string[];
}

const list = (text: string): readonly string[] => (text === "" ? [] : text.split(", "));
const hard = (needs: string, words: string, stems?: RegExp): FeelingFamily => ({
  pleasant: false,
  words: list(words),
  needs: list(needs),
  ...(stems && { stems }),
});
const stemsOf = (stems: ReadonlySet<string>, ...others: readonly RegExp[]) =>
  new RegExp([...stems, ...others.map(({ source }) => source)].join("|"));
const good = (needs: string, words: string): FeelingFamily => ({
  pleasant: true,
  words: list(words),
  needs: list(needs),
});

/** Own list: everyday words, each in one family. */
export const FAMILIES: readonly FeelingFamily[] = [
  hard(
    "respect, consideration, understanding",
    "angry, furious, livid, mad, irate, cross, annoyed, irritated, frustrated, exasperated, resentful, bitter, indignant, outraged, impatient, fed up, enraged, grumpy, irritable, offended, disgusted",
    stemsOf(lists.ANGER, /wit ?['’]?s['’]? end/),
  ),
  hard(
    "safety, reassurance, support",
    "worried, afraid, scared, frightened, terrified, anxious, nervous, uneasy, tense, stressed, on edge, insecure, concerned, apprehensive, alarmed, panicky, vulnerable, unsafe, stressed out, stressed-out, petrified, restless, horrified",
    stemsOf(lists.FEAR),
  ),
  hard("closeness, company, belonging", "lonely, alone, isolated, homesick", /lonel|lonesome|isolat/),
  hard("fairness, appreciation, acceptance", "jealous, envious", /jealous|env[iy]/),
  hard(
    "acceptance, understanding, kindness",
    "embarrassed, ashamed, mortified, self-conscious, foolish, inadequate",
    stemsOf(lists.SHAME),
  ),
  hard("understanding, forgiveness, peace", "guilty, regretful, remorseful", /guilt|regret|remorse|contrite/),
  hard(
    "rest, support, ease",
    "exhausted, tired, overwhelmed, worn out, drained, burnt out, burned out, stretched, overloaded, weary, knackered",
    stemsOf(lists.EXHAUSTION),
  ),
  hard(
    "clarity, understanding, support",
    "torn, confused, unsettled, lost, stuck, uncertain, unsure, puzzled, bewildered, conflicted",
    stemsOf(lists.CONFUSION),
  ),
  hard("safety, comfort, understanding", "shocked, shaken, stunned, numb", /shock|stun|traumati/),
  hard(
    "support, understanding, reliability",
    "disappointed, discouraged, helpless, powerless, disheartened, hopeless, disillusioned",
    stemsOf(lists.DISAPPOINTMENT),
  ),
  hard("meaning, stimulation, variety", "bored", /^bored/),
  hard("understanding, care, consideration", "hurt, wounded", /hurt|wound/),
  hard(
    "comfort, understanding, company",
    "sad, upset, unhappy, down, low, depressed, heartbroken, gutted, miserable, devastated, sorrowful, empty, grief-stricken, blue",
    stemsOf(lists.SADNESS, /\b(?:sad|cry|tear)/, /\b(?:down|low|blue)\b/),
  ),
  good("support, kindness, care", "grateful, thankful, appreciative"),
  good(
    "ease, safety, peace",
    "relieved, calm, peaceful, relaxed, refreshed, rested, content, at ease, at peace, reassured",
  ),
  good("growth, achievement, competence", "proud, confident, strong, capable"),
  good(
    "",
    "happy, glad, joyful, delighted, cheerful, pleased, overjoyed, elated, ecstatic, thrilled, excited, over the moon, on cloud nine, amused, good, great, wonderful",
  ),
  good(
    "hope, meaning, learning",
    "hopeful, inspired, motivated, curious, optimistic, encouraged, energised, energized",
  ),
  good("closeness, love, warmth", "touched, moved, loved, warm, close, tender, in love"),
];

const PLEASANT = new Set(FAMILIES.filter(({ pleasant }) => pleasant).flatMap(({ words }) => words));

/** Whether a feeling is a glad one. */
export const isPleasant = (feeling: string): boolean => PLEASANT.has(feeling);

/** Feelings as they are often mistyped or clipped, and the words that they stand for. */
export const MEANT_FEELINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tierd: "tired",
    tird: "tired",
    tyred: "tired",
    exausted: "exhausted",
    exhasted: "exhausted",
    overwelmed: "overwhelmed",
    stresed: "stressed",
    sressed: "stressed",
    anxius: "anxious",
    anxous: "anxious",
    nervus: "nervous",
    afriad: "afraid",
    affraid: "afraid",
    scard: "scared",
    scarred: "scared",
    woried: "worried",
    worryed: "worried",
    angrey: "angry",
    agry: "angry",
    frustated: "frustrated",
    frustrated: "frustrated",
    dissapointed: "disappointed",
    disapointed: "disappointed",
    dissappointed: "disappointed",
    lonley: "lonely",
    lonly: "lonely",
    sadd: "sad",
    depresed: "depressed",
    embarassed: "embarrassed",
    embarrased: "embarrassed",
    ashamd: "ashamed",
    gulity: "guilty",
    guility: "guilty",
    jelous: "jealous",
    jealus: "jealous",
    confussed: "confused",
    hapy: "happy",
    happpy: "happy",
    gratefull: "grateful",
    greatful: "grateful",
    thankfull: "thankful",
    releived: "relieved",
    relived: "relieved",
    prowd: "proud",
    exited: "excited",
    bord: "bored",
    hurted: "hurt",
  }),
);
