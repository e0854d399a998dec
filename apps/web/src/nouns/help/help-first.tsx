import { Box, Button, Text } from "@mantine/core";
import { IconLifebuoy } from "@tabler/icons-react";
import { helpTexts } from "@wellput/content/help-texts";
import { helpWords } from "@wellput/content/help-words";
import type { Danger } from "@wellput/contract";
import { typeset } from "../../lib/typeset.ts";
import classes from "./help.module.css";
import { HelpKind } from "./help-kind.tsx";
import { LeaveQuickly } from "./leave-quickly.tsx";

/** Where another person may look over the shoulder of the one who reads. */
const NEEDS_A_WAY_OUT: readonly Danger[] = ["abuse_victim", "child"];

interface HelpFirstProps {
  readonly danger: Danger;
  /** Asks for comments on the wording all the same; absent where there are none, or they stand below already. */
  readonly onGoOn?: (() => void) | undefined;
  readonly isBusy?: boolean;
}

/** Where somebody may be at risk: where help is, before anything about wording. */
export function HelpFirst({ danger, onGoOn, isBusy = false }: HelpFirstProps) {
  return (
    <Box role="group" className={classes.help} aria-label="Where help is">
      <div className={classes.head}>
        <IconLifebuoy size={28} stroke={1.6} aria-hidden className={classes.icon} />
        <Text className={classes.title}>{typeset(helpWords[danger].title)}</Text>
      </div>
      {NEEDS_A_WAY_OUT.includes(danger) && <LeaveQuickly />}
      <HelpKind danger={danger} />
      <Text c="dimmed" size="sm">
        {helpTexts.limits}
      </Text>
      {onGoOn && (
        <Button variant="default" className={classes.goOn} loading={isBusy} onClick={onGoOn}>
          {helpTexts.goOn}
        </Button>
      )}
    </Box>
  );
}

/** What a screen reader is told, politely, when help comes. */
export const helpAnnouncement = (danger: Danger): string =>
  `${typeset(helpWords[danger].title)} Where help is stands after what you wrote.`;
