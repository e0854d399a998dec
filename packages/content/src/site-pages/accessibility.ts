import type { SitePage } from "./site-page.ts";

export const accessibility: SitePage = {
  slug: "accessibility",
  title: "Accessibility",
  lead: "Wellput is meant for everyone who has something hard to say.",
  updated: "2026-11-20",
  sections: [
    {
      id: "aim",
      heading: "What we aim for",
      paragraphs: [
        "We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. That means, among other things:",
      ],
      list: [
        "Everything can be done with a keyboard, and you can see where you are.",
        "Screen readers are told what a thing is, and when feedback has arrived.",
        "A marked phrase shows by colour, by underline and in words, never by colour alone.",
        "Text keeps enough contrast in light and dark, and can be made larger.",
        "The pages fit on a phone that is 360 pixels wide.",
        "Videos have a transcript, and nothing starts to play by itself.",
        "Less movement, if your device asks for it.",
      ],
    },
    {
      id: "checks",
      heading: "How we check",
      paragraphs: [
        "An automatic check runs over the pages with each change, in light and dark and at the width of a phone. It finds many faults, but not all. No outside office has tested Wellput so far.",
      ],
    },
    {
      id: "limits",
      heading: "What may still be hard",
      paragraphs: [
        "The feedback reads English only. Videos, quizzes and forms that an installation takes from other companies are outside our hands. Texts that other people publish may lack what a screen reader needs.",
      ],
    },
    {
      id: "tell-us",
      heading: "Tell us",
      paragraphs: [
        "If something does not work for you, please write to us. Say which page it was, what you tried, and what you use to read the web. We would like to put it right, and to find another way for you until then.",
      ],
      links: [{ label: "Contact Us", to: "/contact" }],
    },
  ],
};
