/** Words that hurt, and other words for the same thing. */
export interface HandoutPair {
  readonly before: string;
  readonly after: string;
}

export interface HandoutSection {
  readonly id: string;
  readonly heading: string;
  readonly text?: string;
  readonly list?: readonly string[];
  readonly pairs?: readonly HandoutPair[];
}

/** A sheet to print: two pages, the same words on the screen and in the PDF that is made of them. */
export interface Handout {
  /** The address of its page, and the name of its files. */
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly pages: readonly [readonly HandoutSection[], readonly HandoutSection[]];
}

export const effectiveCommunication: Handout = {
  slug: "EffectiveCommunication3StepsCheatSheet",
  title: "Effective Communication Guide",
  lead: "Three steps from a sore point to a talk. Take one minute for each before you speak or write.",
  pages: [
    [
      {
        id: "step-1",
        heading: "1. Say what happened",
        text: "Tell what a camera would have seen or heard. Leave out what you think of it. The other person can then nod, and a nod is a good start.",
        list: [
          "When was it? Name the day.",
          "How often? Count instead of “always” and “never”.",
          "Who said or did what? Use their own words.",
        ],
        pairs: [{ before: "You never listen.", after: "While I told you about the move, you looked at your phone." }],
      },
      {
        id: "step-2",
        heading: "2. Say how you are, and what matters to you",
        text: "Name one feeling and the need under it. Both are yours, so nobody has to argue about them.",
        list: [
          "A feeling is one word: sad, tense, glad, worried.",
          "Words such as “ignored” or “used” tell what others did.",
          "The need fits every person: rest, respect, help, play.",
        ],
        pairs: [{ before: "I feel ignored by you.", after: "I was sad, because being heard matters to me." }],
      },
      {
        id: "step-3",
        heading: "3. Ask for one thing",
        text: "Ask for something that can be done, soon, by this person. A request leaves room for a no.",
        list: [
          "Say what you want, not what should stop.",
          "Make it small enough for this week.",
          "End with a question mark.",
        ],
        pairs: [{ before: "Be more considerate.", after: "Could we talk for ten minutes tonight, without phones?" }],
      },
    ],
    [
      {
        id: "together",
        heading: "All three together",
        pairs: [
          {
            before: "You always leave everything to me. Typical.",
            after:
              "On Monday and Tuesday the bins stayed full. I was tired and annoyed, because sharing the work matters to me. Could you take them out tonight?",
          },
          {
            before: "Your report was sloppy.",
            after:
              "Two figures in the report differ from the table. I am worried, because people rely on them. Could you check both by noon?",
          },
        ],
      },
      {
        id: "feelings",
        heading: "Words for feelings",
        list: [
          "angry, annoyed, furious",
          "sad, lonely, hurt",
          "worried, tense, scared",
          "tired, confused, torn",
          "calm, relieved, content",
          "glad, proud, touched",
        ],
      },
      {
        id: "needs",
        heading: "Words for needs",
        list: [
          "rest, food, safety",
          "respect, being heard, trust",
          "help, sharing, fairness",
          "freedom, choice, space",
          "play, beauty, learning",
          "meaning, order, honesty",
        ],
      },
      {
        id: "listening",
        heading: "When it is your turn to listen",
        text: "Guess before you answer: “Are you worried because the date matters to you?” A wrong guess helps too, since the other person can put it right. Answer once they say “yes, that is it”.",
      },
      {
        id: "last-look",
        heading: "A last look before you send it",
        list: [
          "Would a camera agree with my first sentence?",
          "Is the feeling one word, and mine?",
          "Could the other person say no?",
          "Would I want to get this message?",
        ],
      },
    ],
  ],
};

export const charminglyAssertive: Handout = {
  slug: "charminglyassertive",
  title: "How To Be Charmingly Assertive",
  lead: "Warm and clear at once: you keep your line, and the other person keeps their face.",
  pages: [
    [
      {
        id: "idea",
        heading: "Warm and clear",
        text: "Being nice without being clear gets you more of what you do not want. Being clear without being warm gets you a fight. You can be both in two sentences: first see the person, then say what is so for you.",
      },
      {
        id: "no",
        heading: "Say no without a wall",
        text: "A no is a yes to something else. Say what it is, and offer what you can.",
        list: [
          "Thank them for asking, if you mean it.",
          "One reason is enough. Five sound like an excuse.",
          "Offer something smaller, or another time, or nothing.",
        ],
        pairs: [
          {
            before: "I can’t do everything around here.",
            after:
              "I see that this is urgent. I am going home at five today, because my daughter is waiting. I could start on it at eight.",
          },
        ],
      },
      {
        id: "ask",
        heading: "Ask without an excuse",
        text: "People can help when they know what would help. Leave out “sorry” and “just”.",
        pairs: [
          {
            before: "Sorry, it’s probably stupid, but …",
            after: "I would like your eye on one page. Do you have ten minutes before lunch?",
          },
        ],
      },
      {
        id: "line",
        heading: "Hold your line",
        text: "Say the same sentence again, as kindly as before. You do not need a new reason for each push.",
        pairs: [
          {
            before: "How often do I have to tell you?",
            after: "I know you were hoping for a yes. I am staying with no for this weekend.",
          },
        ],
      },
    ],
    [
      {
        id: "moves",
        heading: "Five small moves",
        list: [
          "Say the name, and look up from the screen.",
          "Begin with what you both want.",
          "Say “I” where you were about to say “you”.",
          "Leave a pause after your request. Let them think.",
          "Smile when it is true. A stiff smile says something else.",
        ],
      },
      {
        id: "interrupted",
        heading: "When somebody talks over you",
        pairs: [
          {
            before: "You keep interrupting me.",
            after: "I want to hear your point. Let me finish this one first; I need half a minute.",
          },
        ],
      },
      {
        id: "criticised",
        heading: "When you are criticised",
        text: "Take what is useful and leave the tone where it is. You can ask for the fact behind a verdict.",
        pairs: [
          {
            before: "That’s not fair, I worked all night.",
            after: "I would like to get this right. Which part did not work for you?",
          },
        ],
      },
      {
        id: "joke",
        heading: "When a joke hurts",
        pairs: [
          {
            before: "You are so rude.",
            after: "That one stung. I like laughing with you, and I would like my accent left out of it.",
          },
        ],
      },
      {
        id: "when-not",
        heading: "When not to use this",
        text: "Charm is for people who mean you no harm. Where somebody threatens you, get to safety and get help first. You owe them no clever sentence.",
      },
      {
        id: "practise",
        heading: "Practise on something small",
        list: [
          "Send back a cold coffee, kindly.",
          "Ask for the window seat.",
          "Say “I need to think about it” once this week.",
        ],
      },
    ],
  ],
};
