import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { asApiError } from "../../lib/api-error.ts";
import { QueryPage } from "../../ui/query-page.tsx";
import { ChallengeScreen, type ScreenSlots } from "./challenge-screen.tsx";
import { challengeQuery } from "./challenges.api.ts";

interface ChallengePageProps extends ScreenSlots {
  readonly id: string;
}

/** A practice scenario by its id. One that does not exist leaves the page blank, and a line in the console. */
export function ChallengePage({ id, ...slots }: ChallengePageProps) {
  const challenge = useQuery(challengeQuery(id));
  const isMissing =
    challenge.error !== null && ["CHALLENGE_NOT_FOUND", "INVALID_INPUT"].includes(asApiError(challenge.error).code);

  useEffect(() => {
    if (isMissing) console.info("No such document!");
  }, [isMissing]);

  if (isMissing) return null;
  return (
    <QueryPage query={challenge} loading="Loading challenge...">
      {(found) => <ChallengeScreen key={found.id} challenge={found} {...slots} />}
    </QueryPage>
  );
}
