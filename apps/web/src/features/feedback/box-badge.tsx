import { useMe } from "../../lib/session.ts";
import { DestinationBadge } from "../../nouns/message/destination-badge.tsx";
import type { KeptFor } from "../../nouns/message/message-box.ts";

interface BoxBadgeProps {
  /** Whether the text is stored with what is asked about it. */
  readonly isKept: boolean;
  /** Whether that has happened to the text as it stands. */
  readonly isSaved: boolean;
  /** Whether the page saves the text, when its button is pressed. */
  readonly isDraft: boolean;
  readonly keptFor: KeptFor | undefined;
  /** The group that sees it while it is typed. */
  readonly sharedWith: string | undefined;
  readonly whileTyping: boolean;
  readonly byModel: boolean;
}

/** Where the text of the message box goes. */
export function BoxBadge({ isKept, isSaved, isDraft, keptFor, sharedWith, whileTyping, byModel }: BoxBadgeProps) {
  const me = useMe();
  const tried = isSaved ? "tried" : "asked";
  const person = me ? tried : "anonymous";
  const own = isKept ? (keptFor?.as ?? person) : isDraft ? "draft" : "passing";
  return (
    <DestinationBadge
      destination={sharedWith ? "session" : own}
      name={sharedWith ?? keptFor?.name}
      keptIn={sharedWith && isKept ? (me ? "account" : "anonymous") : undefined}
      whileTyping={whileTyping && !sharedWith}
      isRated
      byModel={byModel}
    />
  );
}
