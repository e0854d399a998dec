import type { SitePage } from "./site-page.ts";

export const publicWorkshops: SitePage = {
  slug: "publicworkshops",
  title: "Public Workshops",
  lead: "Open to anyone who is 18 or older. Come alone or with a friend.",
  sections: [
    {
      id: "what",
      heading: "What to expect",
      paragraphs: [
        "A small group meets for an evening or a Saturday. You work on short messages from work, home, health and study. You write, you hear how your words land on others, and you try again.",
        "You need no knowledge and no special words. Bring something to write with, and one message that you have put off sending.",
      ],
    },
    {
      id: "topics",
      heading: "Topics that come round",
      paragraphs: ["Each workshop has one topic."],
      list: [
        "Feedback that people can use",
        "How to say no and stay in touch",
        "Talking with your boss about time and money",
        "Hard talks at home, without keeping score",
        "What to write when you are angry",
      ],
    },
    {
      id: "before",
      heading: "Before you come",
      paragraphs: [
        "Try one of the practice scenarios here, so that you have seen the feedback once. It takes ten minutes. The page on logging feelings and needs is another good start.",
      ],
      links: [
        { label: "Practice scenarios", to: "/challenges" },
        { label: "Logging feelings and needs", to: "/logfeelingsandneeds" },
      ],
    },
    {
      id: "dates",
      heading: "Dates",
      paragraphs: [
        "We announce dates in the newsletter. You can sign up for it at the foot of every page. You can also write to us and say which topic and which days would suit you.",
      ],
      links: [{ label: "Contact Us", to: "/contact" }],
    },
    {
      id: "limits",
      heading: "What it is not",
      paragraphs: [
        "A workshop is a class, not therapy. If you live with violence or threats, or if you are in a crisis, please turn to people who are trained for that.",
      ],
      links: [{ label: "Terms of Use", to: "/termsofuse" }],
    },
  ],
};
