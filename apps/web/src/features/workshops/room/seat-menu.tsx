import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";

const SeatDialog = lazy(async () => ({ default: (await import("./seat-dialog.tsx")).SeatDialog }));

/** The way to what is one's own. What it opens is fetched when somebody asks for it. */
export function SeatMenu({ code }: { readonly code: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
        Your seat
      </Button>
      {isOpen && (
        <Suspense>
          <SeatDialog code={code} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
