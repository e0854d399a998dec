import { createFileRoute } from "@tanstack/react-router";
import { AccountPage } from "../features/account/account-page.tsx";
import { requireSession } from "./-require-session.ts";

/** Before the gates too: nobody needs a group, or the terms, to take away or delete what is theirs. */
export const Route = createFileRoute("/account")({ beforeLoad: requireSession, component: AccountPage });
