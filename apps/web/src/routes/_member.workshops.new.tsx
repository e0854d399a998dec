import { createFileRoute } from "@tanstack/react-router";
import { NewWorkshopPage } from "../features/workshops/prepare/new-workshop-page.tsx";

export const Route = createFileRoute("/_member/workshops/new")({ component: NewWorkshopPage });
