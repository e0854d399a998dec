import { queryOptions } from "@tanstack/react-query";
import { requestFeedback } from "../feedback.api.ts";
import { readSnapshot } from "../snapshot.ts";

/** What the program says of one of the examples; nothing of it is kept as a try. */
export const exampleQuery = (text: string) =>
  queryOptions({
    queryKey: ["example", text] as const,
    queryFn: async ({ signal }) => {
      const attemptId = crypto.randomUUID();
      return readSnapshot(attemptId, text, await requestFeedback({ attemptId, text, isRecorded: false }, signal));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
