import type { SitePage } from "./site-page.ts";

export const about: SitePage = {
  slug: "about",
  title: "About Wellput",
  lead: "Say the difficult thing well.",
  actions: [
    { label: "Try a practice scenario", to: "/challenges" },
    { label: "Instant Empathy", to: "/instantempathy" },
  ],
  sections: [
    {
      id: "why",
      heading: "Why it exists",
      paragraphs: [
        "Most hard messages are written by people who are upset and in a hurry. The point is often fair. The wording buries it. The reader hears an attack, and answers that instead of the point.",
        "Wellput gives you a second look before you press send. You type what you want to say. It marks the phrases that may land badly, tells you why, and shows another way to say the same thing. You stay the author.",
      ],
    },
    {
      id: "skills",
      heading: "Three skills",
      paragraphs: ["Everything here trains one of three skills."],
      list: [
        "State what you saw or heard, without blame or judgment.",
        "See the feelings and needs behind a judgment, your own and the other person's.",
        "Say what you want in terms of what matters to you.",
      ],
      links: [{ label: "The principles, one by one", to: "/diplomacyprinciples" }],
    },
    {
      id: "how",
      heading: "How the feedback works",
      paragraphs: [
        "The program splits your message into sentences and reads each one. Written rules look for fourteen patterns, such as a verdict on a person, a guess at a motive, or a demand. A part that has learnt from examples weighs what they find, and marks what stings in other ways. What is marked is only the few words that carry it.",
        "It would rather stay silent than be wrong. A message with no marks is not perfect; it only means that nothing stood out. If a comment is mistaken, a thumbs down tells us, and helps the next person.",
      ],
      links: [{ label: "The Science", to: "/thescience" }],
    },
    {
      id: "what-it-is-not",
      heading: "What it is not",
      paragraphs: [
        "Wellput is for learning. It is not therapy or emergency help, and it does not tell you who is right. Being clear is not the same as being soft. You can say no, set a limit, or end a talk, and say it well.",
      ],
      links: [{ label: "Terms of Use", to: "/termsofuse" }],
    },
    {
      id: "roots",
      heading: "Where the ideas come from",
      paragraphs: [
        "The four steps of observation, feeling, need and request come from Nonviolent Communication, described by Marshall B. Rosenberg. NVC is a mark of the Center for Nonviolent Communication (CNVC). Wellput is not affiliated with CNVC. The wording, the tasks and the program are our own.",
      ],
    },
  ],
};
