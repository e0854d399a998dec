import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { asApiError } from "../../lib/api-error.ts";
import type { SheetLink } from "../../nouns/shared-session/session-document.ts";
import { QueryPage } from "../../ui/query-page.tsx";
import { OwnChallenge, type OwnChallengeSlots, type ScreenSlots } from "./challenge-screen.tsx";
import { challengeQuery } from "./challenges.api.ts";
import { SharedChallenge } from "./shared-challenge.tsx";

interface ChallengePageProps extends ScreenSlots, OwnChallengeSlots {
  readonly id: string;
  /** The sheet of a session, when the link names one. */
  readonly link?: SheetLink | undefined;
}

/** A practice scenario by its id. One that does not exist leaves the page blank, and a line in the console; one that goes while it is open stays, and says so. */
export function ChallengePage({ id, link, renderSessionGroup, renderReport, ...slots }: ChallengePageProps) {
  const challenge = useQuery(challengeQuery(id));
  const isGone =
    challenge.error !== null && ["CHALLENGE_NOT_FOUND", "INVALID_INPUT"].includes(asApiError(challenge.error).code);
  const isMissing = isGone && challenge.data === undefined;

  useEffect(() => {
    if (isMissing) console.info("No such document!");
  }, [isMissing]);

  if (isMissing) return null;
  return (
    <QueryPage query={challenge} loading="Loading challenge...">
      {(found) =>
        link ? (
          <SharedChallenge key={found.id} challenge={found} isGone={isGone} link={link} {...slots} />
        ) : (
          <OwnChallenge key={found.id} challenge={found} {...{ isGone, renderSessionGroup, renderReport }} {...slots} />
        )
      }
    </QueryPage>
  );
}
