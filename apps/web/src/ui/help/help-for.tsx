import { VisuallyHidden } from "@mantine/core";
import { useDanger } from "../../lib/danger/use-danger.ts";
import { HelpFirst, helpAnnouncement } from "./help-first.tsx";

interface HelpForProps {
  /** What stands in the field that this is under. */
  readonly text: string;
}

/** Under a field whose words nobody comments on: where help is, should they show somebody at risk. Read on this device. */
export function HelpFor({ text }: HelpForProps) {
  const danger = useDanger(text);
  return (
    <>
      <VisuallyHidden role="status">{danger && helpAnnouncement(danger)}</VisuallyHidden>
      {danger && <HelpFirst danger={danger} />}
    </>
  );
}
