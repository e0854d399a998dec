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
      list: [
        "Message Helper: paste a message and see which phrases may land badly.",
        "Instant Empathy: write what bothers you and read a short reflection of feelings and needs.",
        "Examples: eight sentences to look at before you try your own.",
      ],
      links: [
        { label: "Message Helper", to: "/front" },
        { label: "Instant Empathy", to: "/instantempathy" },
        { label: "Examples", to: "/example" },
      ],
    },
    {
      id: "how",
      heading: "How these tools work",
      paragraphs: [
        "The program follows written rules that people can read and discuss. It runs on this installation. It makes no guess about who you are, and it writes nothing in your name. You choose what to send.",
      ],
    },
    {
      id: "news",
      heading: "Hear about new ones",
      paragraphs: [
        "Leave your e-mail in the form on this page. We write when there is something to try, and only then.",
      ],
    },
  ],
};
