import { createFileRoute } from "@tanstack/react-router";
import { MailsPage } from "../features/admin/mails-page.tsx";

export const Route = createFileRoute("/_member/admin/mail")({ component: MailsPage });
