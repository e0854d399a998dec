import { createFileRoute } from "@tanstack/react-router";
import { JoinPage } from "../features/workshops/room/join-page.tsx";

export const Route = createFileRoute("/join/")({ staticData: { isBare: true }, component: () => <JoinPage /> });
