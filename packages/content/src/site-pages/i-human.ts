import type { SitePage } from "./site-page.ts";

export const iHuman: SitePage = {
  slug: "ihuman",
  title: "I-HUMAN",
  lead: "A longer track: one skill a week, practised alone, in pairs and in a group.",
  sections: [
    {
      id: "idea",
      heading: "The idea",
      paragraphs: [
        "One workshop gives you the idea. A habit takes longer. In I-HUMAN a group works on the three skills over several weeks. Each week has one small skill, a few minutes of practice a day, and one meeting.",
        "The name says what it is about. More and more of our messages pass through software. The part that only people can do is to mean what they say, and to care how it lands.",
      ],
    },
    {
      id: "weeks",
      heading: "How the weeks go",
      paragraphs: ["A group can stay longer with a step, or leave one out."],
      list: [
        "Look: what did I see or hear?",
        "Name: what do I feel, and which words only sound like feelings?",
        "Dig: what do I need or value here?",
        "Guess: what may matter to the other person?",
        "Ask: what would I like, and can they say no?",
        "Weave: one message that holds all of it.",
      ],
    },
    {
      id: "log",
      heading: "A log of your own",
      paragraphs: [
        "During the track you keep a log of feelings and needs. It is private. After a while you can see which needs come up again and again, and what helped.",
      ],
      links: [{ label: "How to log feelings and needs", to: "/logfeelingsandneeds" }],
    },
    {
      id: "join",
      heading: "Join or start a group",
      paragraphs: [
        "Groups have 6 to 12 people. Write to us if you would like to join one, or to start one where you work or study.",
      ],
      links: [{ label: "Contact Us", to: "/contact" }],
    },
  ],
};
