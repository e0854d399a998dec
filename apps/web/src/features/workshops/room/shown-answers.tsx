import { Button, Title } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import type { Stage } from "@wellput/contract";
import { countOf } from "../../../lib/format.ts";
import { toastProblem } from "../../../ui/toast-problem.ts";
import { voteMutation } from "./room.api.ts";
import classes from "./room.module.css";

interface ShownAnswersProps {
  readonly code: string;
  readonly stage: Extract<Stage, { phase: "revealed" }>;
  /** The answers that somebody has voted for. */
  readonly votes: readonly string[];
}

/** What everybody may read by now, without names; first the one that is being discussed, then those with most votes. */
export function ShownAnswers({ code, stage: { step, answers, discussedId, isVoting }, votes }: ShownAnswersProps) {
  const vote = useMutation({ ...voteMutation(code), onError: toastProblem });
  const isFirst = (id: string) => Number(id === discussedId);
  const shown = [...answers].sort((a, b) => isFirst(b.id) - isFirst(a.id) || b.votes - a.votes);
  return (
    <section aria-labelledby="shown-answers">
      <Title order={2} size="h3" id="shown-answers" mt="xl" mb="sm">
        {isVoting ? "Which is the kindest wording?" : "What people wrote"}
      </Title>
      {shown.length === 0 && <p className={classes.state}>Nothing is shown yet.</p>}
      <ul className={classes.answers}>
        {shown.map(({ id, text, votes: count }) => (
          <li key={id} data-discussed={id === discussedId}>
            <p>{text}</p>
            {isVoting && (
              <Button
                variant={votes.includes(id) ? "filled" : "default"}
                aria-pressed={votes.includes(id)}
                leftSection={votes.includes(id) && <IconCheck size={18} aria-hidden />}
                onClick={() => vote.mutate({ stepId: step.id, answerId: id })}
              >
                {votes.includes(id) ? "Your vote" : "Vote for this"}
              </Button>
            )}
            {count > 0 && <p className={classes.votes}>{countOf(count, "vote")}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
