import { Alert, Button, Stack } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { errorText } from "../lib/error-texts.ts";
import { Skeleton } from "./skeleton.tsx";

export interface QueryViewProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly loading: string;
  readonly children: (data: Data) => ReactNode;
}

/** What a query has: its data, a word that it is coming, or what went wrong with a way to try again. */
export function QueryView<Data>({ query, loading, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <Skeleton text={loading} />;
  return <ProblemNote problem={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />;
}

interface ProblemNoteProps {
  readonly problem: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

export function ProblemNote({ problem, isRetrying, onRetry }: ProblemNoteProps) {
  return (
    <Alert color="gray">
      <Stack gap="sm" align="flex-start">
        {errorText(problem)}
        <Button variant="default" size="sm" loading={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      </Stack>
    </Alert>
  );
}
