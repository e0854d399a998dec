import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Nouns for unpleasant feelings: "I feel anger", "I'm full of resentment", "what I feel is dread". */
export const feelingNoun: LexiconClass = {
  name: "feeling-noun",
  source: "Own list: the nouns beside the adjectives of the list of unpleasant feelings.",
  entries: list(
    `
      anger, rage, fury, wrath, frustration, irritation, annoyance, resentment, bitterness, indignation, exasperation, impatience, hostility, sadness,
      grief, sorrow, despair, desperation, misery, loneliness, unhappiness, disappointment, disillusionment, heartache, heartbreak, melancholy, gloom,
      despondency, hopelessness, helplessness, powerlessness, emptiness, fear, anxiety, worry, dread, panic, terror, horror, apprehension, nervousness, unease,
      uneasiness, alarm, tension, stress, distress, anguish, torment, turmoil, shame, guilt, embarrassment, humiliation, remorse, regret, jealousy, envy, disgust,
      revulsion, aversion, discomfort, insecurity, discontent, dissatisfaction, discouragement, dismay, mistrust, distrust, hurt, bewilderment, angst, boredom,
      dejection, desolation, disquiet, displeasure, disbelief, foreboding, hatred, heaviness, homesickness, inadequacy, isolation, loathing, mortification,
      numbness, outrage, overwhelm, restlessness, self-doubt, self-loathing, shock, suspicion, trepidation, vexation, weariness, worthlessness, consternation`,
  ),
};
