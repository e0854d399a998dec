import type { SitePage } from "./site-page.ts";

export const logFeelingsAndNeeds: SitePage = {
  slug: "logfeelingsandneeds",
  title: "How to Log Feelings and Needs",
  lead: "Five minutes, a few lines, and after some weeks a picture of what matters to you.",
  sections: [
    {
      id: "why",
      heading: "Why keep a log",
      paragraphs: [
        "Most feelings are gone before we have looked at them. A log holds on to a few. When you read it after some weeks, you see what comes back: the same hour, the same person, the same need.",
        "It also makes you faster. The more often you have looked for the right word, the sooner it comes when you need it, in the middle of a talk.",
      ],
    },
    {
      id: "four-sides",
      heading: "The four sides of a log",
      paragraphs: ["Each log has four places for notes. You can leave any of them empty."],
      list: [
        "Negative feelings: what was hard? Write what happened in a line, and pick the words that fit.",
        "Unmet needs: what was missing? Think of things like rest, trust or clarity, not of people.",
        "Positive feelings: what was good, even for a minute?",
        "Met needs: what did you get in that minute, from others or from yourself?",
      ],
    },
    {
      id: "how",
      heading: "How to go about it",
      paragraphs: ["There is no wrong way. This one works for many people."],
      list: [
        "Choose a time that comes by itself, such as the ride home or the last tea of the day.",
        "Start with one moment. What did you see or hear?",
        "Find the feeling. If the word says what somebody did to you, look under it.",
        "Find the need. When this feeling goes away, what will be there?",
        "Write down one thing that you could do, or ask for.",
        "End with something good. It is not there to make up for the rest. It is simply also true.",
      ],
    },
    {
      id: "strategies",
      heading: "From needs to strategies",
      paragraphs: [
        "A need can be met in many ways. If you need company, it does not have to be this one person on this one evening. Write down three ways, and at least one that depends on nobody else.",
        "A log has two sides. One helps you to add to what is good. The other helps you to go back to something hard when you have more strength.",
      ],
      links: [{ label: "Your logs", to: "/mylogs" }],
    },
    {
      id: "private",
      heading: "Who can read it",
      paragraphs: [
        "Only you. Logs are never public, and administrators have no page that shows them. You can delete a log at any time. Please use a letter instead of the names of others.",
        "A log is a tool for learning. If you notice that most days are dark, please talk to someone who is trained to help: a doctor, a counsellor or a help line.",
      ],
    },
  ],
};
