import { Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useId } from "react";
import { QueryView } from "../../ui/query-view.tsx";
import { progressQuery } from "./progress.api.ts";

/** Fetched only where there is something to tell. */
const Glance = lazy(async () => ({ default: (await import("./glance.tsx")).Glance }));

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
        {(progress) => (
          <Suspense>
            <Glance progress={progress} />
          </Suspense>
        )}
      </QueryView>
    </Stack>
  );
}
