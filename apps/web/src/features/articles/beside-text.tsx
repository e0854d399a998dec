import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import classes from "./beside-text.module.css";

interface BesideTextProps {
  readonly name: string;
  /** What is filled in so far; empty while nothing is. */
  readonly filled: string;
  readonly children: ReactNode;
}

/** What an article may have besides its text: on a phone one line that says what is in it, and opens; elsewhere it is open. */
export function BesideText({ name, filled, children }: BesideTextProps) {
  const isPhone = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
  const [isOpen, setOpen] = useState(false);
  if (!isPhone) return children;
  return (
    <details className={classes.part} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={classes.name}>{name}</span>
        <span className={classes.filled}>{!isOpen && (filled.trim() || "none")}</span>
      </summary>
      <div className={classes.fields}>{children}</div>
    </details>
  );
}
