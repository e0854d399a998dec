import { List, Text, Title } from "@mantine/core";
import { samplesIn } from "../../lib/samples.ts";
import { Sheet } from "../../ui/sheet.tsx";

interface SampleAnswersProps {
  /** One a line. */
  readonly samples: string;
  readonly hasTried: boolean;
}

/** Answers that would do: shown once the learner has found one alone. */
export function SampleAnswers({ samples, hasTried }: SampleAnswersProps) {
  const texts = samplesIn(samples);
  if (texts.length === 0) return null;
  if (!hasTried) {
    return (
      <Text c="dimmed" size="sm">
        Try it on your own first. Sample answers appear after your first feedback.
      </Text>
    );
  }
  return (
    <Sheet>
      <Title order={2} size="h4" mb="xs">
        Sample answers
      </Title>
      <List spacing="xs">
        {texts.map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
    </Sheet>
  );
}
