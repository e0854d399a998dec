import { createFileRoute } from "@tanstack/react-router";
import { AdminPage } from "../features/admin/admin-page.tsx";
import { GroupsSection } from "../features/groups/groups-section.tsx";

export const Route = createFileRoute("/_member/admin/")({ component: () => <AdminPage groups={<GroupsSection />} /> });
