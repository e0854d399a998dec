import { createFileRoute } from "@tanstack/react-router";
import { LeftOut } from "../features/challenges/left-out.tsx";
import { NextChallenge } from "../features/challenges/next-challenge.tsx";
import { SubmittedSentence } from "../features/challenges/submitted-sentence.tsx";
import { OwnWords } from "../features/feedback/finish/own-words.tsx";
import { ResponsePage } from "../features/responses/response-page.tsx";

export const Route = createFileRoute("/_member/submittedchallenge/$id")({
  component: () => (
    <ResponsePage
      id={Route.useParams().id}
      renderAnswer={(answer) => <SubmittedSentence {...answer} renderWords={(words) => <OwnWords {...words} />} />}
      renderNext={({ challengeId, answered }) => (
        <>
          {challengeId && <LeftOut challengeId={challengeId} answered={answered} />}
          <NextChallenge challengeId={challengeId} />
        </>
      )}
    />
  ),
});
