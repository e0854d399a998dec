import { Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { AdminDesk } from "./admin-desk.tsx";
import { AdminsSection } from "./admins-section.tsx";
import type { Choice } from "./role-form.tsx";
import { RolesSection } from "./roles-section.tsx";

interface AdminPageProps {
  readonly groups: ReactNode;
  /** Of which one may train. */
  readonly groupChoices: readonly Choice[];
  /** Which one may look after. */
  readonly studyChoices: readonly Choice[];
}

/** The first page of the Admin Panel: who gets in, and who looks after it. */
export function AdminPage({ groups, groupChoices, studyChoices }: AdminPageProps) {
  return (
    <AdminDesk title="Admin Panel">
      <Stack gap="3rem">
        {groups}
        <AdminsSection />
        <RolesSection groups={groupChoices} studies={studyChoices} />
      </Stack>
    </AdminDesk>
  );
}
