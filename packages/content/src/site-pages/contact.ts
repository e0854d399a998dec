import type { SitePage } from "./site-page.ts";

export const contact: SitePage = {
  slug: "contact",
  title: "Contact Us",
  lead: "A person reads what you write to us.",
  sections: [
    {
      id: "address",
      heading: "Where to write",
      paragraphs: [
        "The way to us is at the head of this page. Plain words are fine; you do not have to be diplomatic.",
      ],
    },
    {
      id: "what-about",
      heading: "What people write about",
      paragraphs: [],
      list: [
        "Workshops, demos and licenses: tell us how many you are and what you do.",
        "A comment of the program that was wrong: send the sentence, with names changed.",
        "A page that you cannot use with your keyboard, screen reader or phone: tell us what you tried.",
        "Your data: what we hold, what to correct, what to delete.",
        "More tries: some boxes have a limit, and we can talk about it.",
      ],
      links: [
        { label: "Set Up a Demo", to: "/demo" },
        { label: "Privacy Policy", to: "/privacypolicy" },
      ],
    },
    {
      id: "quick",
      heading: "From any writing page",
      paragraphs: [
        "Under the feedback there is a link, 'Questions or comments? Let us know.' It sends your note together with your last text, unless you untick the box. Leave your e-mail there if you would like an answer.",
      ],
    },
    {
      id: "not-here",
      heading: "Please do not wait for us in an emergency",
      paragraphs: [
        "We do not read messages at all hours, and we cannot send help. If you or someone near you is in danger, call your local emergency number.",
      ],
      links: [{ label: "Need help now?", to: "/help" }],
    },
  ],
};
