import { ActionIcon } from "@mantine/core";
import { IconHelpCircle } from "@tabler/icons-react";
import { Tip } from "./tip.tsx";

interface HelpTipProps {
  /** What is explained, for the button's name. */
  readonly about: string;
  readonly text: string;
}

/** A question mark that explains the thing beside it on hover, focus and tap. */
export function HelpTip({ about, text }: HelpTipProps) {
  return (
    <Tip label={text}>
      <ActionIcon aria-label={`Help: ${about}`} aria-description={text} radius="xl" c="dimmed">
        <IconHelpCircle size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
    </Tip>
  );
}
