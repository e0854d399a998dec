import { createFileRoute } from "@tanstack/react-router";
import { MyArticlesPage } from "../features/articles/my-articles-page.tsx";

export const Route = createFileRoute("/_member/myarticles/")({ component: MyArticlesPage });
