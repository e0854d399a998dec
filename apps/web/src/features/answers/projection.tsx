import { Button, Group, Text } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { AnswerPlace, GroupAnswer, Page } from "@wellput/contract";
import { useEffect, useState } from "react";
import { Modal } from "../../ui/modal.ts";
import { ProblemNote } from "../../ui/query-view.tsx";
import { useOpened } from "../../ui/use-opened.ts";
import { AnswerParts } from "./answer-parts.tsx";
import { scenarioName } from "./place-words.ts";
import classes from "./projection.module.css";

interface ProjectionProps {
  readonly place: AnswerPlace;
  readonly query: UseInfiniteQueryResult<{ readonly pages: readonly Page<GroupAnswer>[] }>;
  readonly onClose: () => void;
}

/** One answer at a time in letters for a room; arrow keys go on and back. */
export function Projection({ place, query, onClose }: ProjectionProps) {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const answers = data?.pages.flatMap(({ items }) => items) ?? [];
  const [index, setIndex] = useState(0);
  const at = Math.min(index, Math.max(0, answers.length - 1));
  const answer = answers[at];
  const total = Math.max(place.count, answers.length);
  const goTo = (next: number) => setIndex(Math.max(0, Math.min(next, answers.length - 1)));
  useHotkeys([
    ["ArrowLeft", () => goTo(at - 1)],
    ["ArrowRight", () => goTo(at + 1)],
  ]);
  // The next page comes before it is asked for: nobody waits in front of a room.
  useEffect(() => {
    if (at >= answers.length - 2 && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [at, answers.length, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  return (
    <Modal fullScreen opened={useOpened(true)} onClose={onClose} title={scenarioName(place)}>
      <div className={classes.body}>
        <div className={classes.answer} aria-live="polite">
          {answer ? <AnswerParts answer={answer} isLarge /> : <Text>These answers are gone.</Text>}
        </div>
        {isFetchNextPageError && at === answers.length - 1 && (
          <ProblemNote problem={query.error} isRetrying={isFetching} onRetry={() => void fetchNextPage()} />
        )}
        <Group justify="center" gap="lg" pb="md">
          <Button variant="default" disabled={at === 0} onClick={() => goTo(at - 1)}>
            Back
          </Button>
          <Text>
            {at + 1} of {total}
          </Text>
          <Button disabled={at >= answers.length - 1} onClick={() => goTo(at + 1)} data-autofocus>
            Next
          </Button>
        </Group>
      </div>
    </Modal>
  );
}
