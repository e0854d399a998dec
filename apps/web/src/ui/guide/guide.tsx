import "@mantine/core/styles/Tabs.css";
import { Tabs } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import classes from "./guide.module.css";
import { GuideArrows } from "./guide-arrows.tsx";
import { clampStep } from "./step-index.ts";
import { useArrowKeys } from "./use-arrow-keys.ts";
import { useStepFocus } from "./use-step-focus.ts";
import { useStepInView } from "./use-step-in-view.ts";

export interface GuideStep {
  readonly name: string;
  readonly content: ReactNode;
  /** Something has been done in it. */
  readonly isDone?: boolean;
}

interface GuideProps {
  /** Names the row of steps. */
  readonly label: string;
  readonly steps: readonly GuideStep[];
  /** Where one is; a number that is no step counts as the nearest one. */
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
  /** Stands on the last step, where the forward arrow would. */
  readonly end?: ReactNode;
}

/** Steps one after the other: any can be opened, arrows lead through them, and so do the arrow keys where nothing is typed. */
export function Guide({ label, steps, index, onIndexChange, end }: GuideProps) {
  const frame = useRef<HTMLDivElement>(null);
  const at = clampStep(index, steps.length);
  const goTo = (next: number) => {
    const step = clampStep(next, steps.length);
    if (step !== at) onIndexChange(step);
  };
  useArrowKeys({ onBack: () => goTo(at - 1), onForward: () => goTo(at + 1) });
  useStepInView(frame, at);
  const focusNextStep = useStepFocus(frame, at);
  const goByButton = (next: number) => {
    focusNextStep();
    goTo(next);
  };

  return (
    <div ref={frame} className={classes.guide}>
      <Tabs
        variant="none"
        value={String(at)}
        onChange={(value) => value !== null && goTo(Number(value))}
        classNames={{ list: classes.list, tab: classes.tab, tabLabel: classes.name, panel: classes.panel }}
      >
        <Tabs.List aria-label={label} data-print="hide">
          {steps.map(({ name, isDone = false }, step) => (
            <Tabs.Tab
              key={name}
              value={String(step)}
              leftSection={
                <span className={classes.number} aria-hidden>
                  {isDone && step !== at ? <IconCheck size={14} stroke={2.5} /> : step + 1}
                </span>
              }
            >
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {steps.map(({ name, content }, step) => (
          <Tabs.Panel key={name} value={String(step)} tabIndex={-1}>
            {content}
          </Tabs.Panel>
        ))}
      </Tabs>
      <GuideArrows steps={steps} at={at} onGo={goByButton} end={end} />
    </div>
  );
}
