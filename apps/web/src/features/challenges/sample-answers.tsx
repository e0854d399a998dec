import { Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Challenge } from "@wellput/contract";
import { asApiError } from "../../lib/api-error.ts";
import { errorTexts } from "../../lib/error-texts.ts";
import { samplesIn } from "../../nouns/exercise/samples.ts";
import { List } from "../../ui/list.ts";
import { QueryView } from "../../ui/query-view.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { samplesQuery } from "./challenges.api.ts";

interface SampleAnswersProps {
  readonly challenge: Challenge;
  /** Of the sentence. */
  readonly index: number;
  readonly hasTried: boolean;
  /** Of one's own try, which opens them. */
  readonly attemptId: string | undefined;
  /** On a sheet already. */
  readonly isPart?: boolean;
}

/** Answers that would do: the server gives them to whoever has found one alone. */
export function SampleAnswers({ challenge, index, hasTried, attemptId, isPart = false }: SampleAnswersProps) {
  // Its editors have them, and a draft has them nowhere else.
  const known = challenge.challengeObjectList[index]?.m;
  const isAsking = hasTried && !known && challenge.sampled.includes(index);
  const query = useQuery({ ...samplesQuery({ challengeId: challenge.id, index, attemptId }), enabled: isAsking });
  if (!challenge.sampled.includes(index)) return null;
  const isRefused = query.error !== null && asApiError(query.error).code === "NOT_TRIED";
  if (!hasTried || isRefused) {
    return (
      <Text c="dimmed" size="sm">
        {errorTexts.NOT_TRIED}
      </Text>
    );
  }
  const show = (lines: string) => (isPart ? <Part lines={lines} /> : <OwnSheet lines={lines} />);
  if (known) return show(known);
  return (
    <QueryView query={query} loading="Loading samples...">
      {({ samples }) => show(samples)}
    </QueryView>
  );
}

interface LinesProps {
  readonly lines: string;
}

function OwnSheet({ lines }: LinesProps) {
  return (
    <Sheet>
      <Title order={2} size="h4" mb="xs">
        Sample answers
      </Title>
      <Samples lines={lines} />
    </Sheet>
  );
}

function Part({ lines }: LinesProps) {
  return (
    <div>
      <Text size="sm" c="dimmed" mb={4}>
        Sample answers
      </Text>
      <Samples lines={lines} />
    </div>
  );
}

function Samples({ lines }: LinesProps) {
  return (
    <List spacing="xs">
      {samplesIn(lines).map((text) => (
        <List.Item key={text}>{text}</List.Item>
      ))}
    </List>
  );
}
