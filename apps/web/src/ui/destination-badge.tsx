import { IconEye, IconShieldCheck, IconUserCircle, IconUsers } from "@tabler/icons-react";
import { boxPrivacy } from "@wellput/content";
import type { FocusEvent } from "react";
import classes from "./destination-badge.module.css";

/** Where the text of a box goes. */
export type Destination = keyof typeof boxPrivacy & ("passing" | "anonymous" | "account" | "public");

const ICON_OF: Record<Destination, typeof IconEye> = {
  passing: IconEye,
  anonymous: IconShieldCheck,
  account: IconUserCircle,
  public: IconUsers,
};

interface DestinationBadgeProps {
  readonly destination: Destination;
}

/** Says on every box where its text goes; opened, it tells the whole story. */
export function DestinationBadge({ destination }: DestinationBadgeProps) {
  const { label, detail } = boxPrivacy[destination];
  const Icon = ICON_OF[destination];
  const handleBlur = ({ currentTarget }: FocusEvent<HTMLDetailsElement>) => {
    currentTarget.open = false;
  };
  return (
    <details className={classes.badge} onBlur={handleBlur}>
      <summary className={classes.label}>
        <Icon size={16} stroke={1.8} aria-hidden />
        {label}
      </summary>
      <p className={classes.detail}>{detail}</p>
    </details>
  );
}
