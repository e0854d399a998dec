import type { ReactNode } from "react";
import { Page } from "../../ui/page.tsx";
import { ChallengeList } from "./challenge-list.tsx";

interface ChallengesPageProps {
  /** Shorter ones, under the list. */
  readonly exercises: ReactNode;
}

/** The public list, for everybody. */
export function ChallengesPage({ exercises }: ChallengesPageProps) {
  return (
    <Page
      title="Situations"
      lead="Small classic conflicts. Each has sentences that would land badly: put them so that they can be heard."
    >
      <ChallengeList label="Situations" to="/challenges/$id" />
      {exercises}
    </Page>
  );
}
