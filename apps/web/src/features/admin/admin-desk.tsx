import { Link, type LinkProps, useMatchRoute } from "@tanstack/react-router";
import type { Desk, Me, RoleKind } from "@wellput/contract";
import type { ReactNode } from "react";
import { useMe } from "../../lib/session.ts";
import { isResearcher, isTrainer } from "../../nouns/account/roles.ts";
import { useDesk } from "../../nouns/desk.ts";
import { CountBadge } from "../../ui/count-badge.tsx";
import { Page } from "../../ui/page.tsx";
import classes from "./admin-desk.module.css";

interface Drawer {
  readonly label: string;
  readonly to: NonNullable<LinkProps["to"]>;
  /** Of what waits there, the count. */
  readonly counts?: keyof Desk;
  /** Who else has it. */
  readonly of?: RoleKind;
}

const DRAWERS: readonly Drawer[] = [
  { label: "Groups and admins", to: "/admin" },
  { label: "Members", to: "/admin/members" },
  { label: "Review", to: "/admin/review", counts: "reviews" },
  { label: "Reported", to: "/admin/reported", counts: "concerns" },
  { label: "Ratings", to: "/admin/ratings" },
  { label: "Answers", to: "/admin/answers", of: "trainer" },
  { label: "Assignments", to: "/admin/assignments", of: "trainer" },
  { label: "Responses", to: "/admin/responses" },
  { label: "Participants", to: "/admin/participants", of: "researcher" },
  { label: "Live workshops", to: "/workshops", of: "trainer" },
  { label: "Survey", to: "/admin/survey" },
  { label: "Courses and studies", to: "/admin/courses", of: "researcher" },
  { label: "Usage", to: "/admin/usage" },
  { label: "Newsletter", to: "/admin/newsletter" },
  { label: "Mail", to: "/admin/mail" },
  { label: "Audit log", to: "/admin/audit" },
];

const drawersOf = (me: Me) =>
  DRAWERS.filter(
    ({ of }) => me.isAdmin || (of === "trainer" && isTrainer(me)) || (of === "researcher" && isResearcher(me)),
  );

interface AdminDeskProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** What every page of the Admin Panel has around it; trainers and researchers have their drawers, anybody else sees nothing. */
export function AdminDesk({ title, lead, children }: AdminDeskProps) {
  const desk = useDesk();
  const me = useMe();
  const drawers = me ? drawersOf(me) : [];
  const isOpen = useMatchRoute();
  if (!drawers.some(({ to }) => isOpen({ to, fuzzy: to !== "/admin" }))) return null;
  return (
    <Page title={title} width="wide" lead={lead}>
      <nav aria-label={me?.isAdmin ? "Admin Panel" : "Desk"} className={classes.drawers}>
        {drawers.map(({ label, to, counts }) => (
          <Link
            key={to}
            to={to}
            className={classes.drawer}
            activeProps={{ className: classes.open, "aria-current": "page" }}
            activeOptions={{ exact: true, includeSearch: false }}
          >
            {label}
            {counts && <CountBadge count={desk?.[counts]} />}
          </Link>
        ))}
      </nav>
      {children}
    </Page>
  );
}
