import type { LinkProps } from "@tanstack/react-router";
import type { Me } from "@wellput/contract";
import { isResearcher, isTrainer } from "../../nouns/account/roles.ts";

export interface NavItem {
  readonly label: string;
  readonly to: NonNullable<LinkProps["to"]>;
  /** Behind it lies what waits for the admins: how much is shown. */
  readonly counts?: true;
}

export interface NavMenu {
  readonly label: string;
  readonly items: readonly NavItem[];
}

/** What a visitor sees; every target can be pointed elsewhere by the installation. */
export const VISITOR_NAV: readonly (NavItem | NavMenu)[] = [
  {
    label: "Workshops",
    items: [
      { label: "In-House", to: "/inhouseworkshops" },
      { label: "Public", to: "/publicworkshops" },
      { label: "I-HUMAN", to: "/ihuman" },
    ],
  },
  { label: "Licenses", to: "/licenses" },
  { label: "AI tools", to: "/tools" },
  {
    label: "Resources",
    items: [
      { label: "Case Studies", to: "/casestudies" },
      { label: "Articles", to: "/articles" },
      { label: "The Science", to: "/thescience" },
    ],
  },
  { label: "About", to: "/about" },
];

export const MEMBER_NAV: readonly NavItem[] = [
  { label: "Main", to: "/" },
  { label: "Logs", to: "/mylogs" },
  { label: "Compose Message", to: "/checkmessage" },
  { label: "My Scenarios", to: "/myscenarios" },
];

/** What else a member may use, so that nothing is known by its address alone. */
export const MORE_NAV: NavMenu = {
  label: "More",
  items: [
    { label: "Instant Empathy", to: "/instantempathy" },
    { label: "Challenges", to: "/challenges" },
    { label: "Practice pages", to: "/practice" },
    { label: "Courses", to: "/courses" },
    { label: "Quiz", to: "/judgmentsquiz" },
    { label: "Intro chat", to: "/introchat" },
    { label: "Reflect", to: "/emotionsandvalues" },
    { label: "Examples", to: "/example" },
    { label: "Articles", to: "/articles" },
    { label: "Principles", to: "/diplomacyprinciples" },
    { label: "Tools", to: "/tools" },
    { label: "Join a workshop", to: "/join" },
  ],
};

const ADMIN_NAV: readonly NavItem[] = [
  { label: "Admin Panel", to: "/admin", counts: true },
  { label: "Add Scenario", to: "/create" },
  { label: "Add Challenge", to: "/createchallenge" },
];

/** What stands beside the rest for admins, and for trainers and researchers the way to their desk. */
export function deskNav(me: Me): readonly NavItem[] {
  if (me.isAdmin) return ADMIN_NAV;
  if (isTrainer(me)) return [{ label: "Desk", to: "/admin/answers" }];
  return isResearcher(me) ? [{ label: "Desk", to: "/admin/courses" }] : [];
}

export const isMenu = (entry: NavItem | NavMenu): entry is NavMenu => "items" in entry;
