import { useMe } from "../../lib/session.ts";
import { DestinationBadge } from "../../ui/destination-badge.tsx";

interface BoxBadgeProps {
  /** Whether the text is stored with what is asked about it. */
  readonly isKept: boolean;
  /** The group that sees it while it is typed. */
  readonly sharedWith: string | undefined;
  readonly whileTyping: boolean;
  readonly byModel: boolean;
}

/** Where the text of the message box goes. */
export function BoxBadge({ isKept, sharedWith, whileTyping, byModel }: BoxBadgeProps) {
  const keeper = useMe() ? "account" : "anonymous";
  const own = isKept ? keeper : "passing";
  return (
    <DestinationBadge
      destination={sharedWith ? "session" : own}
      name={sharedWith}
      whileTyping={whileTyping && !sharedWith}
      isRated
      byModel={byModel}
    />
  );
}
