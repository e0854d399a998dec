import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import type { NewSessionProps } from "../../nouns/shared-session/new-session.tsx";
import { Page } from "../../ui/page.tsx";
import { ChallengeList, type ChallengeListProps } from "./challenge-list.tsx";
import { SavedChallenge } from "./saved-challenge.tsx";

interface ChallengesPageProps
  extends Pick<NewSessionProps, "renderSessionGroup">,
    Pick<ChallengeListProps, "which" | "onWhichChange"> {
  /** Shorter ones, under the list. */
  readonly exercises: ReactNode;
}

/** The public list, for everybody. */
export function ChallengesPage({ exercises, renderSessionGroup, ...listed }: ChallengesPageProps) {
  return (
    <Page
      title="Practice Scenarios"
      lead="Small classic conflicts. Each has sentences that would land badly: put them so that they can be heard."
    >
      <SavedChallenge renderSessionGroup={renderSessionGroup} />
      <Title order={2} mb="md">
        Situations
      </Title>
      <ChallengeList label="Situations" level={3} to="/challenges/$id" {...listed} />
      {exercises}
    </Page>
  );
}
