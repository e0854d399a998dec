import { VisuallyHidden } from "@mantine/core";
import { lateHelp } from "./late-help.ts";
import { useDanger } from "./use-danger.ts";

interface HelpForProps {
  /** What stands in the field that this is under. */
  readonly text: string;
}

/** Under a field whose words nobody comments on: where help is, should they show somebody at risk. Read on this device. */
export function HelpFor({ text }: HelpForProps) {
  const danger = useDanger(text);
  const help = lateHelp.use(danger !== undefined);
  return (
    <>
      <VisuallyHidden role="status">{danger && help?.helpAnnouncement(danger)}</VisuallyHidden>
      {danger && help && <help.HelpFirst danger={danger} />}
    </>
  );
}
