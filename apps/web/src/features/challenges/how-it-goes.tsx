import { Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Challenge, ChallengeProgress } from "@wellput/contract";
import { useId } from "react";
import { countOf } from "../../lib/format.ts";
import { QueryView } from "../../ui/query-view.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { challengeProgressQuery } from "./challenges.api.ts";
import classes from "./how-it-goes.module.css";

interface HowItGoesProps {
  readonly challenge: Challenge;
}

/** How a practice scenario goes, for those who may edit it: how often it was tried, and which sentence holds people up. */
export function HowItGoes({ challenge }: HowItGoesProps) {
  const id = useId();
  const query = useQuery(challengeProgressQuery(challenge.id));
  return (
    <Sheet role="region" aria-labelledby={id}>
      <Title order={2} size="h3" id={id} mb="xs">
        How it goes
      </Title>
      <QueryView query={query} loading="Counting…">
        {(progress) => <Progress challenge={challenge} progress={progress} />}
      </QueryView>
    </Sheet>
  );
}

interface ProgressProps extends HowItGoesProps {
  readonly progress: ChallengeProgress;
}

function Progress({ challenge, progress: { responses, sentences } }: ProgressProps) {
  const total = sentences.reduce((sum, { tries }) => sum + tries, 0);
  if (total === 0) return <Text c="dimmed">Nobody has tried it yet.</Text>;
  const hardest = hardestOf(sentences);
  return (
    <Stack gap="sm">
      <Text>
        {countOf(total, "try", "tries")} so far.
        {responses > 0 && ` Answers were submitted ${countOf(responses, "time")}.`}
      </Text>
      <ol className={classes.list}>
        {challenge.challengeObjectList.map(({ s }, index) => {
          const { tries, people, marked } = sentences[index] ?? NO_TRIES;
          return (
            <li key={s}>
              <q className={classes.sentence}>{s}</q>
              <Text size="sm" c="dimmed">
                {countOf(tries, "try", "tries")}
                {people > 0 && ` by ${countOf(people, "person", "people")} with an account`}.{" "}
                {marked !== null && `Something is still marked in the last try of ${marked} of them.`}
              </Text>
              {index === hardest && <Text fw={600}>This one holds people up most.</Text>}
            </li>
          );
        })}
      </ol>
      <Text size="sm" c="dimmed">
        How people fare is told of three or more. A copy with the same sentence counts with it.
      </Text>
    </Stack>
  );
}

type Sentence = ChallengeProgress["sentences"][number];

const NO_TRIES: Sentence = { tries: 0, people: 0, marked: null };

/** Where the greatest share still has something marked; -1 where nobody has. */
function hardestOf(sentences: readonly Sentence[]): number {
  const shares = sentences.map(({ people, marked }) => (marked ?? 0) / Math.max(people, 1));
  const most = Math.max(...shares);
  return most === 0 ? -1 : shares.indexOf(most);
}
