import { useMe } from "../../lib/session.ts";
import { DestinationBadge } from "../../ui/destination-badge.tsx";

interface BoxBadgeProps {
  /** Whether the text is stored with what is asked about it. */
  readonly isKept: boolean;
  /** The study that stores it under a participant's number. */
  readonly keptFor: string | undefined;
  /** The group that sees it while it is typed. */
  readonly sharedWith: string | undefined;
  readonly whileTyping: boolean;
  readonly byModel: boolean;
}

/** Where the text of the message box goes. */
export function BoxBadge({ isKept, keptFor, sharedWith, whileTyping, byModel }: BoxBadgeProps) {
  const account = useMe() ? "account" : "anonymous";
  const keeper = keptFor ? "study" : account;
  const own = isKept ? keeper : "passing";
  return (
    <DestinationBadge
      destination={sharedWith ? "session" : own}
      name={sharedWith ?? keptFor}
      whileTyping={whileTyping && !sharedWith}
      isRated
      byModel={byModel}
    />
  );
}
