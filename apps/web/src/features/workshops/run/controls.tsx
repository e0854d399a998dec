import "@mantine/core/styles/Menu.css";
import { Button, Menu } from "@mantine/core";
import {
  IconArrowLeft,
  IconArrowRight,
  IconClock,
  IconEye,
  IconEyeOff,
  IconLock,
  IconLockOpen,
} from "@tabler/icons-react";
import type { WorkshopDesk } from "@wellput/contract";
import { Timer } from "../timer.tsx";
import classes from "./desk.module.css";
import { TIMERS_S } from "./use-keys.ts";
import type { Steering } from "./use-steering.ts";

interface ControlsProps {
  readonly desk: WorkshopDesk;
  readonly steering: Steering;
}

/** The keys of a workshop, in thumb's reach. */
export function Controls({ desk, steering }: ControlsProps) {
  const { step, canGoBack, canGoOn } = steering;
  const isOff = step === null || desk.isOver;
  const isBreak = step?.kind === "break";
  const isLocked = step?.phase === "locked";
  const isRevealed = step?.phase === "revealed";
  return (
    <div className={classes.controls} role="toolbar" aria-label="Steer the workshop">
      <Button
        className={classes.back}
        variant="default"
        disabled={!canGoBack}
        aria-keyshortcuts="ArrowLeft PageUp"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
        onClick={steering.goBack}
      >
        Back
      </Button>
      <Button
        variant="default"
        disabled={isOff || isRevealed || isBreak}
        aria-keyshortcuts="L"
        leftSection={isLocked ? <IconLockOpen size={18} aria-hidden /> : <IconLock size={18} aria-hidden />}
        onClick={steering.toggleLock}
      >
        {isLocked ? "Unlock" : "Lock"}
      </Button>
      <TimerMenu desk={desk} steering={steering} isOff={isOff || isRevealed} />
      <Button
        variant="default"
        disabled={isOff || isBreak}
        aria-keyshortcuts="R"
        leftSection={isRevealed ? <IconEyeOff size={18} aria-hidden /> : <IconEye size={18} aria-hidden />}
        onClick={steering.toggleReveal}
      >
        {isRevealed ? "Open again" : "Reveal"}
      </Button>
      <Button
        className={classes.next}
        disabled={!canGoOn}
        aria-keyshortcuts="ArrowRight PageDown"
        rightSection={<IconArrowRight size={18} aria-hidden />}
        onClick={steering.goOn}
      >
        Next
      </Button>
    </div>
  );
}

interface TimerMenuProps extends ControlsProps {
  readonly isOff: boolean;
}

function TimerMenu({ desk: { now }, steering: { step, setTimer }, isOff }: TimerMenuProps) {
  const endsAt = step?.endsAt ?? null;
  return (
    <Menu position="top" withinPortal={false}>
      <Menu.Target>
        <Button
          variant="default"
          disabled={isOff}
          aria-keyshortcuts="T"
          leftSection={<IconClock size={18} aria-hidden />}
        >
          {endsAt && !isOff ? <Timer endsAt={endsAt} now={now} /> : "Timer"}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {TIMERS_S.map((seconds) => (
          <Menu.Item key={seconds} onClick={() => setTimer(seconds)}>
            {seconds < 60 ? `${seconds} seconds` : seconds === 60 ? "1 minute" : `${seconds / 60} minutes`}
          </Menu.Item>
        ))}
        {endsAt && <Menu.Item onClick={() => setTimer(null)}>No timer</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
}
