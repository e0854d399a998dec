import { IconDeviceLaptop, IconEye, IconShieldCheck, IconUserCircle, IconUsers } from "@tabler/icons-react";
import { boxPrivacy, ratingDetail, sharedTry } from "@wellput/content";
import type { FocusEvent } from "react";
import classes from "./destination-badge.module.css";
import type { KeptFor } from "./message-box.ts";

/** Where the text of a box goes. */
export type Destination = keyof typeof boxPrivacy &
  (
    | "passing"
    | "anonymous"
    | "draft"
    | "asked"
    | "tried"
    | "account"
    | "public"
    | "reviewed"
    | "session"
    | KeptFor["as"]
  );

const ICON_OF: Record<Destination, typeof IconEye> = {
  passing: IconEye,
  anonymous: IconShieldCheck,
  draft: IconDeviceLaptop,
  asked: IconDeviceLaptop,
  tried: IconUserCircle,
  account: IconUserCircle,
  public: IconUsers,
  reviewed: IconUsers,
  session: IconUsers,
  folder: IconShieldCheck,
  course: IconShieldCheck,
  study: IconShieldCheck,
};

interface DestinationBadgeProps {
  /** Where the text goes when it is sent. */
  readonly destination: Destination;
  /** Of the group where it is shared, or of what it is kept for. */
  readonly name?: string | undefined;
  /** Where a try at a shared text is kept besides, if it is. */
  readonly keptIn?: keyof typeof sharedTry | undefined;
  /** Whether it is read on this device while it is typed. */
  readonly whileTyping?: boolean;
  /** Whether comments on the text can be rated, which sends something of it. */
  readonly isRated?: boolean;
  /** Whether a language model of another company reads it, once it is sent. */
  readonly byModel?: boolean;
}

/** Says on every box where its text goes; opened, it tells the whole story. */
export function DestinationBadge({
  destination,
  name = "",
  keptIn,
  whileTyping = false,
  isRated = false,
  byModel = false,
}: DestinationBadgeProps) {
  const { label } = boxPrivacy[whileTyping ? "typing" : destination];
  const details = [
    ...(whileTyping ? [boxPrivacy.typing.detail] : []),
    boxPrivacy[destination].detail,
    ...(keptIn ? [sharedTry[keptIn]] : []),
    boxPrivacy[byModel ? "model" : "engine"].detail,
    ...(isRated ? [ratingDetail] : []),
  ];
  const Icon = whileTyping ? IconDeviceLaptop : ICON_OF[destination];
  const handleBlur = ({ currentTarget }: FocusEvent<HTMLDetailsElement>) => {
    currentTarget.open = false;
  };
  return (
    <details className={classes.badge} onBlur={handleBlur}>
      <summary className={classes.label}>
        <Icon size={16} stroke={1.8} aria-hidden />
        {byModel ? `${boxPrivacy.model.label} · ${label.replace("{name}", name)}` : label.replace("{name}", name)}
      </summary>
      <p className={classes.detail}>{details.join(" ").replace("{name}", name)}</p>
    </details>
  );
}
