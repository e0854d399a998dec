import type { SitePage } from "./site-page.ts";

export const licenses: SitePage = {
  slug: "licenses",
  title: "Licenses",
  lead: "Three ways to use Wellput with a group. Reading and trying it out stays free.",
  sections: [
    {
      id: "free",
      heading: "Without a license",
      paragraphs: [
        "Anyone can use the practice scenarios, the situations and the articles. You need a joining code only if you want to save your work.",
      ],
      links: [{ label: "Try the practice scenarios", to: "/challenges" }],
    },
    {
      id: "team",
      heading: "For a team",
      paragraphs: [
        "Your team gets a joining code with a number of seats; a new group starts with 50. Members can save situations, logs and answers. You can have practice scenarios written for your field, and only your group sees them.",
      ],
    },
    {
      id: "course",
      heading: "For a course or a study",
      paragraphs: [
        "Lessons, videos, quizzes and practice pages can be given to students through a link with a number in it. They need no account. Teachers and researchers export progress, tries and ratings as a table. You tell your participants what you collect, and why.",
      ],
    },
    {
      id: "own-server",
      heading: "On a server of your own",
      paragraphs: [
        "Some houses may not send texts out at all. Wellput runs on one machine, with its own database, and its feedback needs no outside service. You decide on sign-in, mail, links and how long things are kept.",
      ],
      links: [{ label: "Privacy Policy", to: "/privacypolicy" }],
    },
    {
      id: "price",
      heading: "Prices",
      paragraphs: [
        "Tell us how many people you have in mind and for how long. We answer with an offer. Schools and charities, please say so.",
      ],
      links: [{ label: "Contact Us", to: "/contact" }],
    },
  ],
};
