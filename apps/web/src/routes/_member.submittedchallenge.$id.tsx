import { createFileRoute } from "@tanstack/react-router";
import { FinishedById } from "../features/challenges/finished-sentence.tsx";
import { LeftOut } from "../features/challenges/left-out.tsx";
import { NextChallenge } from "../features/challenges/next-challenge.tsx";
import { OriginalSentence } from "../features/challenges/original-sentence.tsx";
import { OwnWords } from "../features/feedback/finish/own-words.tsx";
import { ResponsePage } from "../features/responses/response-page.tsx";

export const Route = createFileRoute("/_member/submittedchallenge/$id")({
  component: () => (
    <ResponsePage
      id={Route.useParams().id}
      renderSentence={(at) => <OriginalSentence {...at} />}
      renderAnswer={(answer) => <FinishedById {...answer} renderWords={(words) => <OwnWords {...words} />} />}
      renderNext={({ challengeId, answered }) => (
        <>
          {challengeId && <LeftOut challengeId={challengeId} answered={answered} />}
          <NextChallenge challengeId={challengeId} />
        </>
      )}
    />
  ),
});
