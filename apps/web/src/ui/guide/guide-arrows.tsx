import { Button, Text } from "@mantine/core";
import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./guide.module.css";

interface GuideArrowsProps {
  readonly steps: readonly { readonly name: string }[];
  readonly at: number;
  readonly onGo: (step: number) => void;
  readonly end: ReactNode;
}

/** Back and on, each with the name of where it leads; there is no way past the first or the last step. */
export function GuideArrows({ steps, at, onGo, end }: GuideArrowsProps) {
  const [before, after] = [steps[at - 1], steps[at + 1]];
  return (
    <div className={classes.arrows} data-print="hide">
      {before && (
        <Button
          classNames={{ root: classes.back, label: classes.backName, section: classes.backArrow }}
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          aria-label={`Previous: ${before.name}`}
          onClick={() => onGo(at - 1)}
        >
          {before.name}
        </Button>
      )}
      <Text className={classes.place}>
        Step {at + 1} of {steps.length}
      </Text>
      {after ? (
        <Button
          className={classes.on}
          rightSection={<IconArrowRight size={18} aria-hidden />}
          aria-label={`Next: ${after.name}`}
          onClick={() => onGo(at + 1)}
        >
          {after.name}
        </Button>
      ) : (
        <div className={classes.on}>{end}</div>
      )}
    </div>
  );
}
