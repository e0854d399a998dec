import { Stack, Text, Title } from "@mantine/core";
import { reflectionSteps } from "@wellput/content/guides";
import { ChosenWords } from "../../nouns/word-lists/chosen-words.tsx";
import { speak } from "../../nouns/word-lists/speak.ts";
import { Sheet } from "../../ui/sheet.tsx";
import type { ReflectionFields } from "./reflection-fields.ts";
import classes from "./reflection-summary.module.css";

interface ReflectionSummaryProps {
  readonly fields: ReflectionFields;
}

/** Everything that was entered, side by side, and as sentences. */
export function ReflectionSummary({ fields: { chosen, notes } }: ReflectionSummaryProps) {
  const parts = reflectionSteps.filter(({ side }) => chosen[side].length > 0 || notes[side].trim() !== "");
  if (parts.length === 0) return <Text c="dimmed">Nothing is entered here yet.</Text>;
  const said = [speak("mine", chosen.NegF_, chosen.NegN_), speak("mine", chosen.PosF_, chosen.PosN_)].filter(Boolean);
  return (
    <Stack gap="md" maw="var(--wp-text-width)">
      {said.map((sentence) => (
        <p key={sentence} className={classes.said}>
          {sentence}
        </p>
      ))}
      {parts.map(({ side, name }) => (
        <Sheet key={side}>
          <Title order={2} size="h3" mb="xs">
            {name}
          </Title>
          <ChosenWords label={name} chosen={chosen[side]} />
          {notes[side].trim() && <p className={classes.note}>{notes[side]}</p>}
        </Sheet>
      ))}
    </Stack>
  );
}
