import { createFileRoute } from "@tanstack/react-router";
import { AccountPage } from "../features/accounts/account-page.tsx";

export const Route = createFileRoute("/_member/account")({ component: AccountPage });
