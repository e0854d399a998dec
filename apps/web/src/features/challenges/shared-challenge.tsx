import { useDraft } from "../../lib/drafts.ts";
import type { OpenSheet, SheetLink } from "../../nouns/shared-session/session-document.ts";
import { SessionPage } from "../../nouns/shared-session/session-page.tsx";
import { sessionParts } from "../../nouns/shared-session/session-parts.tsx";
import { useSharedTexts } from "../../nouns/shared-session/shared-texts.ts";
import { ChallengeScreen, type OpenChallenge, type ScreenSlots } from "./challenge-screen.tsx";
import { NO_TRIES } from "./tries.ts";

interface SharedChallengeProps extends ScreenSlots, OpenChallenge {
  readonly link: SheetLink;
}

/** A practice scenario whose answers several people write together; first tries stay each one's own. */
export function SharedChallenge(props: SharedChallengeProps) {
  return (
    <SessionPage link={props.link} title={props.challenge.title}>
      {(sheet) => <OnSheet {...props} sheet={sheet} />}
    </SessionPage>
  );
}

interface OnSheetProps extends SharedChallengeProps {
  readonly sheet: OpenSheet;
}

function OnSheet({ link, sheet, ...props }: OnSheetProps) {
  const own = useDraft(`/challenge/${props.challenge.id}/${link.sessionId}`, NO_TRIES);
  const draft = useSharedTexts(link, sheet, own, "answers");
  return <ChallengeScreen {...props} {...sessionParts(link, draft)} draft={draft} onSubmitted={own.forget} />;
}
