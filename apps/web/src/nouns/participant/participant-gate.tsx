import type { ParticipantPlace } from "@wellput/contract";
import { type ReactNode, useEffect } from "react";
import { asApiError } from "../../lib/api-error.ts";
import { Page } from "../../ui/page.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { useParticipant } from "./participant.ts";

interface ParticipantGateProps {
  /** A folder, or the path of a course. */
  readonly collection: string;
  /** As the link has it. */
  readonly userId: string | undefined;
  /** What there is without a user id. */
  readonly nobody: ReactNode;
  readonly children: (place: ParticipantPlace) => ReactNode;
}

/** Lets a participant in by their link: without a user id there is nothing here, and a wrong link says what to do. */
export function ParticipantGate({ collection, userId, nobody, children }: ParticipantGateProps) {
  const participant = useParticipant(collection, userId);
  if (participant.as === "nobody") return nobody;
  if (participant.as === "unfit") {
    return <UnfitLink />;
  }
  if (participant.query.data) return children(participant.query.data);
  if (participant.query.error && asApiError(participant.query.error).code === "COLLECTION_NOT_FOUND") {
    return <WrongLink lead="There is no folder or course of this name here." />;
  }
  return (
    <Page title={participant.query.error ? "This link does not open" : "One moment"}>
      <QueryView query={participant.query} loading="Loading…">
        {() => null}
      </QueryView>
    </Page>
  );
}

/** What a link with a user id that cannot be right opens. */
export function UnfitLink() {
  return <WrongLink lead="The user id in it cannot be right: it has letters, digits, - and _ only, at most 80." />;
}

/** What a link opens that says more than a study can keep. */
export function LongLink() {
  return <WrongLink lead="One of the values in it is too long to be right." />;
}

function WrongLink({ lead }: { readonly lead: string }) {
  return (
    <Page title="This link does not open" lead={lead}>
      Please ask whoever gave you the link for the right one. Nothing was kept.
    </Page>
  );
}

/** A page on which nothing is shown, not even what the one before it was called. */
export function EmptyPage() {
  useEffect(() => {
    document.title = "Wellput";
  }, []);
  return null;
}
