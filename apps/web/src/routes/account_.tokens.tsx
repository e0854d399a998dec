import { createFileRoute } from "@tanstack/react-router";
import { TokensPage } from "../features/tokens/tokens-page.tsx";
import { requireSession } from "./-require-session.ts";

/** Before the gates too, as the account is. */
export const Route = createFileRoute("/account_/tokens")({ beforeLoad: requireSession, component: TokensPage });
