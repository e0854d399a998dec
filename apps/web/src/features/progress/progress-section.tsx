import { Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Progress } from "@wellput/contract";
import { useId } from "react";
import { countOf } from "../../lib/format.ts";
import { QueryView } from "../../ui/query-view.tsx";
import { LessOften } from "./less-often.tsx";
import { PracticeDots } from "./practice-dots.tsx";
import { progressQuery } from "./progress.api.ts";

/** With fewer tries nothing is told: it would be chance. */
const TRIES_MIN = 10;

/** A learner's practice at a glance, once there is something to tell. */
export function ProgressSection() {
  const id = useId();
  const query = useQuery(progressQuery);
  if ((query.data?.tries ?? 0) < TRIES_MIN && !query.error) return null;
  return (
    <Stack component="section" aria-labelledby={id} mt="3rem" gap="lg" maw="var(--wp-text-width)">
      <Title order={2} id={id}>
        Your practice
      </Title>
      <QueryView query={query} loading="Loading your practice…">
        {(progress) => <Glance progress={progress} />}
      </QueryView>
    </Stack>
  );
}

function Glance({ progress }: { readonly progress: Progress }) {
  const { streakDays, days, compared, lessOften } = progress;
  const total = days.reduce((sum, { attempts }) => sum + attempts, 0);
  const tries = countOf(total, "try", "tries");
  return (
    <>
      <Text>
        {streakDays > 0 ? `${countOf(streakDays, "day")} in a row. ` : ""}
        {tries} in the last four weeks.
      </Text>
      <PracticeDots
        days={days}
        summary={`${tries} in the last four weeks, ${days.at(-1)?.attempts ?? 0} of them today.`}
      />
      {compared > 0 && <LessOften compared={compared} codes={lessOften} />}
    </>
  );
}
