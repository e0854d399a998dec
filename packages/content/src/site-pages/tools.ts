import type { SitePage } from "./site-page.ts";

export const tools: SitePage = {
  slug: "tools",
  title: "AI tools",
  lead: "Watch this space for upcoming tools...",
  sections: [
    {
      id: "now",
      heading: "What you can use today",
      paragraphs: ["These need no account. Each box says where your text goes."],
      links: [
        {
          label: "Practice scenarios",
          to: "/challenges",
          about: "Put sentences that land badly into your own words, and see which phrases still may.",
        },
        {
          label: "A hard situation",
          to: "/respondtoscenario/scenario3",
          about: "Write what you would say to a boss who only criticizes, and get feedback on it.",
        },
        {
          label: "Instant Empathy",
          to: "/instantempathy",
          about: "Write what is on your mind, and get a guess at what you may be feeling and needing.",
        },
        {
          label: "From a need to a message",
          to: "/plaintextbox",
          about: "First what you need, then a message that asks for it.",
        },
        { label: "Feeling or judgment", to: "/judgmentsquiz", about: "A quiz of ten sentences." },
        { label: "The Grumbler", to: "/introchat", about: "A story in which your words decide how it ends." },
        { label: "Examples", to: "/example", about: "Eight sentences, read as you look." },
        {
          label: "The 14 codes",
          to: "/diplomacyprinciples",
          about: "What the feedback looks for, why, and how else to say it.",
        },
      ],
    },
    {
      id: "paper",
      heading: "On paper",
      paragraphs: ["Two sheets to read, to print, or to hand out in a workshop."],
      links: [
        { label: "Effective Communication Guide", to: "/EffectiveCommunication3StepsCheatSheet" },
        { label: "How To Be Charmingly Assertive", to: "/charminglyassertive" },
      ],
    },
    {
      id: "how",
      heading: "How these tools work",
      paragraphs: [
        "The program follows written rules that people can read and discuss, and a part of it has learnt from examples. It runs on this installation. It makes no guess about who you are, and it writes nothing in your name. You choose what to send.",
      ],
    },
    {
      id: "news",
      heading: "Hear about new ones",
      paragraphs: [
        "Leave your e-mail in the form at the top of this page. New tools are told of in our newsletter: one letter a month. Write to us when you want to leave the list.",
      ],
    },
  ],
};
