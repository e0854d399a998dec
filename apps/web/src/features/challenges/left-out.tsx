import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { countOf } from "../../lib/format.ts";
import { TextLink } from "../../ui/links.tsx";
import { challengeQuery } from "./challenges.api.ts";

interface LeftOutProps {
  readonly challengeId: string;
  /** The sentences that have their place among the answers. */
  readonly answered: readonly string[];
}

/** The sentences of the practice scenario that were never begun; nothing where all were. */
export function LeftOut({ challengeId, answered }: LeftOutProps) {
  const left =
    useQuery(challengeQuery(challengeId)).data?.challengeObjectList.filter(({ s }) => !answered.includes(s)) ?? [];
  if (left.length === 0) return null;
  return (
    <Stack gap="xs" mt="xl">
      <Text>
        {countOf(left.length, "sentence is", "sentences are")} left.{" "}
        <TextLink to="/takechallenge/$id" params={{ id: challengeId }}>
          Take it again
        </TextLink>
      </Text>
      {left.map(({ s }) => (
        <Text key={s} component="blockquote" c="dimmed" m={0}>
          {s}
        </Text>
      ))}
    </Stack>
  );
}
