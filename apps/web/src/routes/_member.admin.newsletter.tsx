import { createFileRoute } from "@tanstack/react-router";
import { NewsletterPage } from "../features/admin/newsletter-page.tsx";

export const Route = createFileRoute("/_member/admin/newsletter")({ component: NewsletterPage });
