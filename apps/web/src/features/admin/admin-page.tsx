import { Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { AdminDesk } from "./admin-desk.tsx";
import { AdminsSection } from "./admins-section.tsx";

interface AdminPageProps {
  readonly groups: ReactNode;
}

/** The first page of the Admin Panel: who gets in, and who looks after it. */
export function AdminPage({ groups }: AdminPageProps) {
  return (
    <AdminDesk title="Admin Panel">
      <Stack gap="3rem">
        {groups}
        <AdminsSection />
      </Stack>
    </AdminDesk>
  );
}
