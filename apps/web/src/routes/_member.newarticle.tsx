import { createFileRoute } from "@tanstack/react-router";
import { NewArticlePage } from "../features/articles/new-article-page.tsx";
import { articleSlots } from "./-article-editor-slots.tsx";

export const Route = createFileRoute("/_member/newarticle")({ component: () => <NewArticlePage {...articleSlots} /> });
