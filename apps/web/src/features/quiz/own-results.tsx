import { Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { QuizResult } from "@wellput/contract";
import { QUIZ_QUESTIONS } from "@wellput/contract/limits";
import { useId } from "react";
import { countOf, formatDate } from "../../lib/format.ts";
import { ColumnPlot } from "../../ui/column-plot.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { quizResultsQuery, ROUNDS_SHOWN } from "./quiz.api.ts";
import classes from "./quiz.module.css";

/** With fewer rounds a picture would say more than is known. */
const ROUNDS_TO_PLOT = 3;

/** How one's own rounds went, the latest on the right. */
export function OwnResults() {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.own}>
      <Title order={2} id={id} mb="sm">
        Your rounds so far
      </Title>
      <QueryView query={useQuery(quizResultsQuery)} loading="Loading your rounds…">
        {({ items, next }) => <Plot results={items} isPart={next !== null} />}
      </QueryView>
    </section>
  );
}

function Plot({ results, isPart }: { readonly results: readonly QuizResult[]; readonly isPart: boolean }) {
  const oldestFirst = results.toReversed();
  if (results.length < ROUNDS_TO_PLOT) {
    const scores = oldestFirst.map(({ correct }) => `${correct} of ${QUIZ_QUESTIONS}`);
    return (
      <Text c="dimmed">
        {scores.length === 0
          ? "Your results show here from the first round on."
          : `Right answers: ${scores.join(", ")}.`}
      </Text>
    );
  }
  const average = results.reduce((sum, { correct }) => sum + correct, 0) / results.length;
  const rounds = isPart ? `your last ${ROUNDS_SHOWN} rounds` : countOf(results.length, "round");
  return (
    <>
      <Text mb="sm">
        {average.toFixed(1)} of {QUIZ_QUESTIONS} right on average, in {rounds}.
      </Text>
      <ColumnPlot
        title="Right answers"
        summary={`In ${rounds}, from ${oldestFirst[0]?.correct} right in the first to ${results[0]?.correct} in the last.`}
        top={QUIZ_QUESTIONS}
        columns={oldestFirst.map(({ createdAt, correct }, at) => ({
          label: `${at + 1}: ${formatDate(createdAt)}`,
          value: correct,
        }))}
      />
    </>
  );
}
