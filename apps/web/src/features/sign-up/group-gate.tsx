import { useMatches } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMe } from "../../lib/session.ts";
import { JoinGroupPage } from "./join-group-page.tsx";

/** Stands before everything for whoever has no group; admins pass it to their desk, for that is where groups are made. */
export function GroupGate({ children }: { readonly children: ReactNode }) {
  const isAdmin = useMe()?.isAdmin === true;
  // Of the page that is shown, which follows the address: no page behind the gate is there for a moment.
  const isDesk = useMatches({ select: (matches) => matches.some(({ fullPath }) => /^\/admin(\/|$)/.test(fullPath)) });
  return isAdmin && isDesk ? children : <JoinGroupPage />;
}
