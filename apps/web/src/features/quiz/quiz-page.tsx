import { Progress, Switch, Text } from "@mantine/core";
import "@mantine/core/styles/Progress.css";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useDeviceChoice } from "../../lib/device-choice.ts";
import { useMe } from "../../lib/session.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Page } from "../../ui/page.tsx";
import { Explanation } from "./explanation.tsx";
import { OwnResults } from "./own-results.tsx";
import { Question } from "./question.tsx";
import { createQuizResultMutation } from "./quiz.api.ts";
import classes from "./quiz.module.css";
import { RoundResults } from "./round-results.tsx";
import { SaveNote } from "./save-note.tsx";
import { useRound } from "./use-round.ts";

const INTRO =
  "Some sentences tell how somebody is. Others only sound like it: they say what somebody else did, or is. Which is which?";

/** The quiz: feelings, and judgments that look like them. */
export function QuizPage() {
  const me = useMe();
  const [isImmediate, setImmediate] = useDeviceChoice("quizFeedbackAtOnce", false);
  const saving = useMutation(createQuizResultMutation);
  const { round, chosen, handleAnswer, handleRestart } = useRound(isImmediate, ({ id, answered }) => {
    const answers = answered.map(({ item, userAnswer }) => ({ itemId: item.id, userAnswer }));
    if (me) saving.mutate({ id, answers });
  });
  const { items, answered } = round;
  const item = items[answered.length];
  const last = answered.at(-1);
  const isDone = item === undefined;

  useEffect(() => {
    if (isDone) document.getElementById("quiz-result")?.focus();
  }, [isDone]);

  const handleAgain = () => {
    saving.reset();
    handleRestart();
  };

  return (
    <Page title="Feeling or judgment?" lead={INTRO}>
      {item ? (
        <section aria-label="Quiz" className={classes.card}>
          <Progress value={(answered.length / items.length) * 100} size="sm" aria-label="Answered so far" mb="lg" />
          <Question
            item={item}
            place={`Sentence ${answered.length + 1} of ${items.length}`}
            chosen={chosen}
            onAnswer={handleAnswer}
          />
          <div className={classes.foot} data-print="hide">
            <Switch
              label="Tell me at once"
              checked={isImmediate}
              onChange={(event) => setImmediate(event.currentTarget.checked)}
            />
            <Text size="sm" c="dimmed" className={classes.keys}>
              Keys 1 and 2 answer too.
            </Text>
          </div>
          <div aria-live="polite">{isImmediate && last && <Explanation answered={last} lead="The last one" />}</div>
        </section>
      ) : (
        <RoundResults answered={answered} onAgain={handleAgain}>
          <SaveNote saving={saving} isSignedIn={me !== null} />
        </RoundResults>
      )}
      {me && <OwnResults />}
      <div className={classes.back}>
        <BackLink to={me ? "/" : "/front"}>Back to Home</BackLink>
      </div>
    </Page>
  );
}
