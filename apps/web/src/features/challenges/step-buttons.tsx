import { Button, Group } from "@mantine/core";
import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./challenge-screen.module.css";
import type { Step } from "./steps.ts";

interface StepButtonsProps {
  readonly tabs: readonly Step[];
  readonly tab: string;
  readonly onTabChange: (tab: string) => void;
  readonly children: ReactNode;
}

/** The way through the tabs, one after the other. */
export function StepButtons({ tabs, tab, onTabChange, children }: StepButtonsProps) {
  const at = tabs.findIndex(({ id }) => id === tab);
  const [before, after] = [tabs[at - 1], tabs[at + 1]];
  return (
    <Group justify="space-between" mt="xl" className={classes.steps}>
      {before ? (
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={() => onTabChange(before.id)}
        >
          {before.name}
        </Button>
      ) : (
        <span />
      )}
      {after ? (
        <Button rightSection={<IconArrowRight size={18} aria-hidden />} onClick={() => onTabChange(after.id)}>
          {after.name}
        </Button>
      ) : (
        children
      )}
    </Group>
  );
}
