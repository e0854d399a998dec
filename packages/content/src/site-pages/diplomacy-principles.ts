import type { FeedbackCode } from "@wellput/contract";
import { hints } from "../hints.ts";
import { welcomeSkills } from "../welcome.ts";
import type { SitePage, SiteSection } from "./site-page.ts";

/** The section's id is the code itself, so that a comment's Read More can lead straight to it. */
function codeSection(code: FeedbackCode): SiteSection {
  const { name, short, why, how, pairs } = hints[code];
  return {
    id: code,
    heading: name,
    paragraphs: [short, why, how],
    list: pairs.map(({ before, after }) => `Instead of “${before.replace(/\.$/, "")}”, try “${after}”`),
  };
}

const skills: readonly SiteSection[] = welcomeSkills.map(({ title, text }, index) => ({
  id: `skill-${index + 1}`,
  heading: title,
  paragraphs: [text],
}));

export const diplomacyPrinciples: SitePage = {
  slug: "diplomacyprinciples",
  title: "Principles of Diplomacy",
  lead: "Three skills, and the fourteen habits of wording that get in their way.",
  sections: [
    ...skills,
    {
      id: "patterns",
      heading: "Fourteen patterns to watch for",
      paragraphs: [
        "Each pattern below is one that the feedback points at. None of them makes you a bad person; all of us write this way when we are upset. For each you find why it may land badly, how else to say it, three pairs, and examples that the program has just read itself.",
        "The steps behind them come from Nonviolent Communication. NVC is a mark of the Center for Nonviolent Communication (CNVC), with which Wellput is not affiliated.",
      ],
      links: [
        { label: "The three steps on one sheet", to: "/EffectiveCommunication3StepsCheatSheet" },
        { label: "How To Be Charmingly Assertive", to: "/charminglyassertive" },
      ],
    },
    ...(Object.keys(hints) as FeedbackCode[]).map(codeSection),
  ],
};
