import { Tooltip, UnstyledButton } from "@mantine/core";
import { IconEye, IconShieldCheck, IconUserCircle, IconUsers } from "@tabler/icons-react";
import { boxPrivacy } from "@wellput/content";
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

/** Says on every box where its text goes, with the whole story on hover, focus and tap. */
export function DestinationBadge({ destination }: DestinationBadgeProps) {
  const { label, detail } = boxPrivacy[destination];
  const Icon = ICON_OF[destination];
  return (
    <Tooltip label={detail}>
      <UnstyledButton type="button" className={classes.badge} aria-description={detail}>
        <Icon size={16} stroke={1.8} aria-hidden />
        {label}
      </UnstyledButton>
    </Tooltip>
  );
}
