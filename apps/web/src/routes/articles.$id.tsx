import { createFileRoute } from "@tanstack/react-router";
import { ArticlePage } from "../features/articles/article-page.tsx";

export const Route = createFileRoute("/articles/$id")({ component: () => <ArticlePage id={Route.useParams().id} /> });
