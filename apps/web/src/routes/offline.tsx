import { createFileRoute } from "@tanstack/react-router";
import { OfflinePage } from "../features/feedback/offline/offline-page.tsx";

export const Route = createFileRoute("/offline")({ component: OfflinePage });
