import { starterArticleIds } from "../starter/article-ids.ts";
import type { SitePage } from "./site-page.ts";

export const inHouseWorkshops: SitePage = {
  slug: "inhouseworkshops",
  title: "In-House Workshops",
  lead: "Practice for your own team, with the messages that your own work brings.",
  sections: [
    {
      id: "what",
      heading: "What happens in a workshop",
      paragraphs: [
        "Your team works on real kinds of messages: feedback to a colleague, a no to a client, a word to a boss about hours. People write, look at the feedback together, and write again. There is little talk from the front and much practice in pairs.",
        "Nobody has to share a private story. We use made-up cases from your field, and each person brings their own only if they want to.",
      ],
    },
    {
      id: "outline",
      heading: "An outline you can change",
      paragraphs: [
        "A first workshop takes half a day. A full course is four shorter meetings with practice in between.",
      ],
      list: [
        "Part 1: say what you saw or heard, without a verdict.",
        "Part 2: find the feeling and the need behind a judgment, yours and theirs.",
        "Part 3: ask for one thing that can be answered with yes or no.",
        "Part 4: put it together in a message that you would really send.",
      ],
    },
    {
      id: "for-whom",
      heading: "For whom",
      paragraphs: [
        "Teams of 6 to 20 people who work together, in any field. It suits people who lead others, and people who have to speak upwards. Participants must be 18 or older.",
        "A workshop does not replace mediation, therapy or a complaint. If there is harassment in a team, please deal with that first, with the people in charge of it.",
      ],
      links: [{ label: "When not to use this", to: `/articles/${starterArticleIds.whenNotToUse}` }],
    },
    {
      id: "group-code",
      heading: "Your own group on Wellput",
      paragraphs: [
        "Each team gets a joining code. With it, your people practise on scenarios made for your group, before and after the workshop. You see how many seats are taken. You do not see what anyone writes in private.",
      ],
    },
    {
      id: "ask",
      heading: "Ask for a date",
      paragraphs: [
        "Tell us how many you are, what your work is, and what you would like to be easier. We answer with a plan and a price.",
      ],
      links: [
        { label: "Set Up a Demo", to: "/demo" },
        { label: "Contact Us", to: "/contact" },
      ],
    },
  ],
};
