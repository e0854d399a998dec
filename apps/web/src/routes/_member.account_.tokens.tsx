import { createFileRoute } from "@tanstack/react-router";
import { TokensPage } from "../features/tokens/tokens-page.tsx";

export const Route = createFileRoute("/_member/account_/tokens")({ component: TokensPage });
