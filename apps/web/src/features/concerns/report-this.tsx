import { Button } from "@mantine/core";
import { IconFlag } from "@tabler/icons-react";
import type { ConcernNoun } from "@wellput/contract";
import { lazy, Suspense, useState } from "react";

const ReportDialog = lazy(async () => ({ default: (await import("./report-dialog.tsx")).ReportDialog }));

interface ReportThisProps {
  readonly noun: ConcernNoun;
  readonly id: string;
}

/** Under something that others wrote: a way to bring it before the admins. The dialog is fetched when it is opened. */
export function ReportThis({ noun, id }: ReportThisProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        variant="subtle"
        color="gray"
        c="dimmed"
        size="sm"
        mt="xl"
        ml="-0.9rem"
        leftSection={<IconFlag size={16} stroke={1.8} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Report this
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog noun={noun} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
