import type { SitePage } from "./site-page.ts";

export const demo: SitePage = {
  slug: "demo",
  title: "Set Up a Demo",
  lead: "Half an hour on a video call, with messages from your own field.",
  sections: [
    {
      id: "what",
      heading: "What we show you",
      paragraphs: ["You see the product at work and can ask anything. We bring no slides."],
      list: [
        "How a message is read, and what the comments look like",
        "A practice scenario made for a group like yours",
        "What you would see as the person in charge, and what stays private",
        "How it runs on a server of your own, if that matters to you",
      ],
    },
    {
      id: "prepare",
      heading: "What helps us to prepare",
      paragraphs: [
        "Write to us with the size of your group, the kind of work you do, and two or three times that suit you. If you like, add one message that people in your field find hard to write. Please change names and details first.",
      ],
      links: [{ label: "Contact Us", to: "/contact" }],
    },
    {
      id: "alone",
      heading: "Would you rather look around alone?",
      paragraphs: ["Everything that a visitor can try is open. Ten minutes are enough for a first look."],
      links: [
        { label: "Practice scenarios", to: "/challenges" },
        { label: "A hard situation", to: "/respondtoscenario/scenario3" },
      ],
    },
  ],
};
