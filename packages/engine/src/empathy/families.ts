/** Feelings of one kind, and what people who have them often need. */
export interface FeelingFamily {
  /** Words that can stand after "Are you feeling"; the first stands for what is not among them. */
  readonly words: readonly string[];
  /** Tells a word of the family that is not among the words: "seething", "worried sick". */
  readonly stems: RegExp;
  readonly needs: readonly [string, string];
}

const words = (text: string): readonly string[] => text.split(", ");

/** Own list: everyday words, each in one family. */
export const UNPLEASANT: readonly FeelingFamily[] = [
  {
    words: words(
      "angry, furious, livid, mad, irate, cross, annoyed, irritated, frustrated, exasperated, resentful, bitter, indignant, outraged, impatient, fed up",
    ),
    stems:
      /ang|rag|fum|seeth|piss|rile|livid|tether|wit.?s. end|irk|peeve|miff|vex|sick (?:and|to)|salty|explod|scream/,
    needs: ["respect", "consideration"],
  },
  {
    words: words(
      "worried, afraid, scared, frightened, terrified, anxious, nervous, uneasy, tense, stressed, on edge, insecure, concerned, apprehensive, alarmed, panicky, vulnerable, unsafe",
    ),
    stems: /worr|fear|scar|fright|panic|stress|dread|edge|nerv|tens|anxi|shak|rattl|jitter|distress|horrif/,
    needs: ["safety", "reassurance"],
  },
  {
    words: words("lonely, alone, isolated, homesick, jealous, envious, left behind"),
    stems: /lonel|lonesome|isolat|jealous|env[iy]/,
    needs: ["closeness", "company"],
  },
  {
    words: words("embarrassed, ashamed, guilty, mortified, self-conscious, foolish, regretful"),
    stems: /asham|embarras|guilt|mortif|humiliat|regret|remorse|foolish|silly/,
    needs: ["acceptance", "understanding"],
  },
  {
    words: words("exhausted, tired, overwhelmed, worn out, drained, burnt out, burned out, stretched, overloaded"),
    stems: /exhaust|tired|overwhelm|worn|drain|burn|swamp|spent|strain/,
    needs: ["rest", "support"],
  },
  {
    words: words(
      "torn, confused, unsettled, lost, stuck, uncertain, shocked, puzzled, bewildered, helpless, powerless",
    ),
    stems: /confus|torn|unsettl|lost|stuck|uncertain|shock|stun|bewilder|puzzl|helpless|powerless|adrift/,
    needs: ["clarity", "time to think"],
  },
  {
    words: words(
      "sad, upset, unhappy, disappointed, discouraged, down, low, depressed, heartbroken, hurt, gutted, hopeless, miserable, disheartened, devastated, bored, sorry",
    ),
    stems:
      /sad|hurt|upset|down|low|disap|dishearten|discourag|depress|despair|heart|gut|miser|devast|unhapp|cry|tear|blue|hopeless|bored|wound|crush|let me down/,
    needs: ["comfort", "understanding"],
  },
];

/** Pleasant words that can stand after "Are you feeling", with the need that may have been met. */
export const PLEASANT: readonly (readonly [need: string, words: readonly string[]])[] = [
  ["support", words("grateful, thankful, touched, moved, supported, encouraged, appreciative")],
  ["rest", words("relieved, calm, peaceful, relaxed, refreshed, rested, content")],
  ["growth", words("proud, inspired, excited, curious, motivated, energised, energized, confident, thrilled")],
  ["connection", words("happy, glad, joyful, loved, delighted, warm, close, cheerful, pleased, hopeful")],
];
