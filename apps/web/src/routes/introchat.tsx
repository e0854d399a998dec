import { createFileRoute } from "@tanstack/react-router";
import { IntroChatPage } from "../features/intro-chat/intro-chat-page.tsx";

export const Route = createFileRoute("/introchat")({ component: IntroChatPage });
