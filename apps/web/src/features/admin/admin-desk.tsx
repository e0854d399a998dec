import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMe } from "../../lib/session.ts";
import { Page } from "../../ui/page.tsx";
import classes from "./admin-desk.module.css";

const DRAWERS = [
  { label: "Groups and admins", to: "/admin" },
  { label: "Ratings", to: "/admin/ratings" },
  { label: "Responses", to: "/admin/responses" },
  { label: "Usage", to: "/admin/usage" },
  { label: "Mail", to: "/admin/mail" },
  { label: "Audit log", to: "/admin/audit" },
] as const;

interface AdminDeskProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** What every page of the Admin Panel has around it; anybody else sees nothing. */
export function AdminDesk({ title, lead, children }: AdminDeskProps) {
  if (!useMe()?.isAdmin) return null;
  return (
    <Page title={title} width="wide" lead={lead}>
      <nav aria-label="Admin Panel" className={classes.drawers}>
        {DRAWERS.map(({ label, to }) => (
          <Link
            key={to}
            to={to}
            className={classes.drawer}
            activeProps={{ className: classes.open, "aria-current": "page" }}
            activeOptions={{ exact: true }}
          >
            {label}
          </Link>
        ))}
      </nav>
      {children}
    </Page>
  );
}
