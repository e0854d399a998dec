import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { challengeQuery } from "./challenges.api.ts";

interface OriginalSentenceProps {
  readonly challengeId: string;
  readonly index: number;
}

/** The sentence of a practice scenario that an answer puts differently; nothing where the scenario is gone. */
export function OriginalSentence({ challengeId, index }: OriginalSentenceProps) {
  const sentence = useQuery(challengeQuery(challengeId)).data?.challengeObjectList[index];
  if (!sentence) return null;
  return (
    <Text component="blockquote" c="dimmed" m={0} mb={6}>
      {sentence.s}
    </Text>
  );
}
