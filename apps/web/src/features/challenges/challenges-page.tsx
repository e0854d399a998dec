import { Page } from "../../ui/page.tsx";
import { ChallengeList } from "./challenge-list.tsx";

/** The public list, for everybody. */
export function ChallengesPage() {
  return (
    <Page
      title="Situations"
      lead="Small classic conflicts. Each has sentences that would land badly: put them so that they can be heard."
    >
      <ChallengeList label="Situations" to="/challenges/$id" />
    </Page>
  );
}
