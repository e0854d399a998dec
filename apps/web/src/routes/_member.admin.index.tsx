import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { AdminPage } from "../features/admin/admin-page.tsx";
import { groupsQuery } from "../features/groups/groups.api.ts";
import { GroupsSection } from "../features/groups/groups-section.tsx";
import { courseReportsQuery } from "../features/studies/studies.api.ts";
import { useMe } from "../lib/session.ts";

export const Route = createFileRoute("/_member/admin/")({ component: Admin });

function Admin() {
  const isAdmin = useMe()?.isAdmin === true;
  const groups = useQuery({ ...groupsQuery, enabled: isAdmin }).data ?? [];
  const courses = useQuery({ ...courseReportsQuery, enabled: isAdmin }).data?.courses ?? [];
  return (
    <AdminPage
      groups={<GroupsSection />}
      groupChoices={groups.map(({ id, name, code }) => ({ value: id, label: `${name} (${code})` }))}
      studyChoices={courses.filter(({ study }) => study).map(({ name }) => ({ value: name, label: name }))}
    />
  );
}
