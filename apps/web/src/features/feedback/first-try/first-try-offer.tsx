import { Button } from "@mantine/core";
import { useState } from "react";
import { useMe } from "../../../lib/session.ts";
import { FirstTry } from "./first-try.tsx";
import { useVisitorTry } from "./use-visitor-try.ts";

/** The same for visitors, who ask for it; this device remembers that they had it. */
export function FirstTryOffer() {
  const me = useMe();
  const [isDone, setDone] = useVisitorTry();
  const [isOpen, setOpen] = useState(false);
  const handleClose = () => {
    setOpen(false);
    setDone(true);
  };
  if (isOpen) return <FirstTry onClose={handleClose} />;
  if (me || isDone) return null;
  return (
    <Button variant="subtle" mt="sm" ml="calc(-1 * var(--button-padding-x))" onClick={() => setOpen(true)}>
      Show me how, in one minute
    </Button>
  );
}
