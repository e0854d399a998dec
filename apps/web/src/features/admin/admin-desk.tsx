import { Link, type LinkProps } from "@tanstack/react-router";
import type { Desk } from "@wellput/contract";
import type { ReactNode } from "react";
import { useDesk } from "../../lib/desk.ts";
import { useMe } from "../../lib/session.ts";
import { CountBadge } from "../../ui/count-badge.tsx";
import { Page } from "../../ui/page.tsx";
import classes from "./admin-desk.module.css";

interface Drawer {
  readonly label: string;
  readonly to: NonNullable<LinkProps["to"]>;
  /** Of what waits there, the count. */
  readonly counts?: keyof Desk;
}

const DRAWERS: readonly Drawer[] = [
  { label: "Groups and admins", to: "/admin" },
  { label: "Members", to: "/admin/members" },
  { label: "Review", to: "/admin/review", counts: "reviews" },
  { label: "Reported", to: "/admin/reported", counts: "concerns" },
  { label: "Ratings", to: "/admin/ratings" },
  { label: "Answers", to: "/admin/answers" },
  { label: "Responses", to: "/admin/responses" },
  { label: "Participants", to: "/admin/participants" },
  { label: "Live workshops", to: "/workshops" },
  { label: "Survey", to: "/admin/survey" },
  { label: "Courses", to: "/admin/courses" },
  { label: "Usage", to: "/admin/usage" },
  { label: "Newsletter", to: "/admin/newsletter" },
  { label: "Mail", to: "/admin/mail" },
  { label: "Audit log", to: "/admin/audit" },
];

interface AdminDeskProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** What every page of the Admin Panel has around it; anybody else sees nothing. */
export function AdminDesk({ title, lead, children }: AdminDeskProps) {
  const desk = useDesk();
  if (!useMe()?.isAdmin) return null;
  return (
    <Page title={title} width="wide" lead={lead}>
      <nav aria-label="Admin Panel" className={classes.drawers}>
        {DRAWERS.map(({ label, to, counts }) => (
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
