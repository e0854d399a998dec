import { tryProofOf } from "../features/courses/proof.ts";
import { FeedbackPanel } from "../features/feedback/feedback-panel.tsx";
import type { Helped } from "../features/message-helper/helped.ts";
import { MessageHelperPage } from "../features/message-helper/message-helper-page.tsx";
import { NewsletterForm } from "../features/shell/newsletter.tsx";
import { EmptyPage, ParticipantGate } from "../nouns/participant/participant-gate.tsx";
import type { MessageHelperSearch } from "./-message-helper-search.ts";

interface MessageHelperRouteProps {
  readonly search: MessageHelperSearch;
  /** Whose participants come by a link. */
  readonly folder?: string;
  /** Outside the shell, where anybody may write. */
  readonly isBare?: boolean;
}

/** The Message Helper under its addresses: for participants of a folder, for groups, and for whoever comes from the front page. */
export function MessageHelperRoute({ search, folder, isBare = false }: MessageHelperRouteProps) {
  const { userId, response, recordAttempt, groups } = search;
  const draw = (helped: Helped) => (
    <MessageHelperPage
      key={"participant" in helped ? helped.participant.userId : null}
      helped={helped}
      sessionId={response}
      isBare={isBare}
      renderBox={(props) => <FeedbackPanel {...props} />}
      subscribe={<NewsletterForm />}
    />
  );
  const openToAll = () => {
    if (recordAttempt && groups) return draw({ groups });
    return response || (isBare && !folder) ? draw({ anybody: true }) : <EmptyPage />;
  };
  if (!folder) return openToAll();
  return (
    <ParticipantGate collection={folder} userId={userId} nobody={openToAll()}>
      {({ collection, userId }) =>
        draw({ participant: { collection, userId }, studyProof: tryProofOf({ course: collection, userId }) })
      }
    </ParticipantGate>
  );
}
