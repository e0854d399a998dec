export interface WelcomeSkill {
  readonly title: string;
  /** Two sentences. */
  readonly text: string;
}

/** The three skills, in the order in which the Welcome window shows them. */
export const welcomeSkills: readonly WelcomeSkill[] = [
  {
    title: "Say what you saw or heard",
    text: "A camera would record that a report came at six, not that someone is careless. Start with what both of you could agree on.",
  },
  {
    title: "Look behind the judgment",
    text: "Under every harsh word there is a feeling, and under the feeling something that matters to you. Name it, and guess kindly at what matters to the other person.",
  },
  {
    title: "Say what you want",
    text: "Tell people what you value and hope for, instead of what is wrong with them. Then ask for one thing that they can do, and that they are free to refuse.",
  },
];
