/** The kinds of the labels, each with the words of an answer that are of that kind; kept apart from the engine's own lists on purpose. */
const FEELINGS: Record<string, string> = {
  angry:
    "angry, furious, livid, mad, irate, cross, annoyed, irritated, frustrated, exasperated, resentful, bitter, indignant, outraged, impatient, fed up, enraged, offended",
  afraid:
    "worried, afraid, scared, frightened, terrified, anxious, nervous, uneasy, tense, stressed, insecure, concerned, alarmed, panicky, vulnerable, restless",
  sad: "sad, upset, unhappy, down, low, depressed, heartbroken, gutted, miserable, devastated, disappointed, empty, homesick, grieving, nostalgic",
  hurt: "hurt, wounded, upset",
  lonely: "lonely, alone, isolated, homesick",
  envious: "jealous, envious",
  ashamed: "embarrassed, ashamed, mortified, self-conscious, foolish, inadequate, disgusted",
  guilty: "guilty, regretful, remorseful",
  tired: "exhausted, tired, overwhelmed, worn out, drained, burnt out, stretched, overloaded, weary, empty, stressed",
  confused: "torn, confused, unsettled, lost, stuck, uncertain, unsure, puzzled, bewildered, conflicted",
  shocked: "shocked, shaken, stunned, numb, surprised",
  discouraged: "disappointed, discouraged, helpless, powerless, disheartened, hopeless, disillusioned, frustrated",
  bored: "bored, restless",
  grateful: "grateful, thankful, touched, appreciative",
  relieved: "glad, relieved, calm, peaceful, relaxed, content, at ease, at peace, reassured",
  proud: "proud, confident, strong",
  happy:
    "happy, happy for her, happy for him, happy for them, glad, joyful, delighted, cheerful, pleased, thrilled, excited, content, overjoyed, loved, amused, surprised",
  hopeful: "hopeful, inspired, motivated, curious, optimistic, encouraged",
  tender: "touched, moved, loved, warm, close, tender, in love, nostalgic",
};

const NEEDS: Record<string, string> = {
  respect: "respect, consideration, kindness, dignity, being heard",
  fairness: "fairness, equality, mutuality, justice",
  recognition: "recognition, appreciation, being seen, mattering",
  safety: "safety, security, reassurance, stability",
  connection:
    "connection, closeness, company, companionship, contact, love, attention, warmth, care, friendship, mattering, being seen",
  belonging: "belonging, inclusion, community",
  acceptance: "acceptance, self-compassion, authenticity",
  understanding: "understanding, patience, attention, kindness, forgiveness, empathy, being heard, self-compassion",
  support: "support, cooperation, help, hope, care, kindness",
  rest: "rest, ease, relief",
  clarity: "clarity, time to think, direction",
  trust: "trust, honesty, integrity",
  reliability: "reliability",
  autonomy: "autonomy, choice, freedom, independence, space, privacy",
  order: "order",
  peace: "peace, quiet, harmony",
  meaning: "meaning, efficiency, engagement, direction, contribution, hope",
  growth: "growth, achievement, competence, learning",
  comfort: "comfort, relief, company, companionship, closeness, mourning, empathy",
  health: "health, relief",
  play: "play, fun, joy, celebration, stimulation, variety",
};

const kindsBy = (lists: Record<string, string>): ReadonlyMap<string, readonly string[]> => {
  const kinds = new Map<string, string[]>();
  for (const [kind, words] of Object.entries(lists))
    for (const word of words.split(", ")) kinds.set(word, [...(kinds.get(word) ?? []), kind]);
  return kinds;
};

export const FEELING_KINDS = kindsBy(FEELINGS);
export const NEED_KINDS = kindsBy(NEEDS);

const PLEASANT = new Set(["grateful", "relieved", "proud", "happy", "hopeful", "tender"]);
export const isPleasant = (kind: string): boolean => PLEASANT.has(kind);

/** The kinds of a word; a word that has none is a fault of the lists. */
export function kindsOf(kinds: ReadonlyMap<string, readonly string[]>, word: string): readonly string[] {
  const found = kinds.get(word);
  if (found === undefined) throw new Error(`"${word}" is of no kind: add it to kinds.ts`);
  return found;
}
