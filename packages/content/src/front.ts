import type { Comment } from "@wellput/contract";

/** A phrase that the program marks, with the flag that it gives it, and what it says there in a few words. */
export interface MarkedPhrase extends Readonly<Pick<Comment, "c" | "severity" | "certainty">> {
  readonly phrase: string;
  readonly why: string;
  /** Other words for it. */
  readonly other: string;
}

/** What Wellput is, in one sentence, and how it works, in another. */
export const frontWords = {
  title: "Say the difficult thing well.",
  what: "Wellput reads your message before you send it, marks the words that may land badly, and offers kinder ones.",
} as const;

/** A message and its marks in their order, to watch being read; the program says the same, which a test proves. */
export const frontExample: { readonly text: string; readonly marks: readonly MarkedPhrase[] } = {
  text: "You cancelled our dinner again, and I feel betrayed. You always put your work first. You should say sorry.",
  marks: [
    {
      phrase: "betrayed",
      c: "PSEUDOFEELING",
      severity: 0.25,
      certainty: "amber",
      why: "Tells what somebody did to you. What is the feeling under it?",
      other: "feel [hurt, shocked or disappointed?]",
    },
    {
      phrase: "always",
      c: "NO_BIAS",
      severity: 0.6,
      certainty: "red",
      why: "One evening when it was not so, and you argue about that.",
      other: "You put your work first [when, or how often]",
    },
    {
      phrase: "You should",
      c: "PERSONAL_WANT",
      severity: 0.45,
      certainty: "red",
      why: "Lands as an order. A wish leaves room to say yes.",
      other: "I would like you to",
    },
  ],
};

/** The first message that somebody sees being read: it has one mark, and none with the wording that is offered for it. */
export const firstTryMessage = "You should tell me when you are late. I waited until nine on Friday.";

/** Messages to try, by whom they are for. */
export const frontTries: readonly { readonly label: string; readonly text: string }[] = [
  {
    label: "to a boss",
    text: "You always give me the late shift. You obviously don't trust me with the early one. I feel ignored.",
  },
  {
    label: "to a partner",
    text: "You never listen when I talk about money. You ruined the whole weekend, and I feel ignored.",
  },
  { label: "to a friend", text: "You forgot my birthday again. You are so selfish. You should have called." },
];

interface Sight extends MarkedPhrase {
  readonly name: string;
  readonly sentence: string;
}

/** Four kinds of words that it sees, each in a sentence with another way to put it. */
export const frontSights: readonly Sight[] = [
  {
    name: "A verdict on a person",
    sentence: "You are so selfish.",
    phrase: "selfish",
    c: "OBSERVE",
    severity: 0.65,
    certainty: "red",
    why: "People defend who they are. They can talk about what they did.",
    other: "You took the last seat twice this week.",
  },
  {
    name: "Never and always",
    sentence: "You never listen.",
    phrase: "never",
    c: "NO_BIAS",
    severity: 0.6,
    certainty: "red",
    why: "It is rarely true, so that becomes the topic.",
    other: "On Monday you looked at your phone while I talked.",
  },
  {
    name: "A guess at a motive",
    sentence: "You don't care about my weekend.",
    phrase: "don't care",
    c: "NO_BIAS",
    severity: 0.6,
    certainty: "red",
    why: "Nobody likes to be told what they think.",
    other: "Did you know that I had plans for the weekend?",
  },
  {
    name: "An order",
    sentence: "You should call first.",
    phrase: "You should",
    c: "PERSONAL_WANT",
    severity: 0.45,
    certainty: "red",
    why: "A request can be met, or refused with a reason.",
    other: "Could you call before you come?",
  },
];

/** Who uses it, and how. */
export const frontUsers: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: "Alone",
    text: "Before you send a hard message, or to practise on ready-made ones. A few minutes at a time.",
  },
  {
    title: "In a course",
    text: "Short lessons, each with a practice that reads what you write. Your place is kept.",
  },
  {
    title: "In a workshop",
    text: "A group works on one situation at the same time, on its own screens or on a shared sheet.",
  },
];
