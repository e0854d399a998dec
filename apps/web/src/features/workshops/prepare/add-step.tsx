import { Button, Group, NativeSelect, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { Challenge, Scenario } from "@wellput/contract";
import { useState } from "react";
import { practicesQuery } from "../../../nouns/exercise/practices.api.ts";
import { Modal } from "../../../ui/modal.ts";
import { QueryView } from "../../../ui/query-view.tsx";
import { newStep, type StepDraft, stepOfScenario, stepOfSentence } from "./step-draft.ts";

interface AddStepProps {
  readonly onAdd: (step: StepDraft) => void;
}

/** Ways to a step: one's own question, a sentence of a challenge, a situation; or a break between. */
export function AddStep({ onAdd }: AddStepProps) {
  const [source, setSource] = useState<"challenge" | "scenario" | null>(null);
  const take = (step: StepDraft) => {
    setSource(null);
    onAdd(step);
  };
  const plus = <IconPlus size={18} aria-hidden />;
  return (
    <>
      <Group gap="sm">
        <Button variant="light" leftSection={plus} onClick={() => onAdd(newStep("question", ""))}>
          A question of your own
        </Button>
        <Button variant="light" leftSection={plus} onClick={() => setSource("challenge")}>
          A sentence of a challenge
        </Button>
        <Button variant="light" leftSection={plus} onClick={() => setSource("scenario")}>
          A situation
        </Button>
        <Button variant="light" leftSection={plus} onClick={() => onAdd(newStep("break", "A break of ten minutes"))}>
          A break
        </Button>
      </Group>
      <Modal
        opened={source !== null}
        onClose={() => setSource(null)}
        title={source === "scenario" ? "Choose a situation" : "Choose a sentence"}
        size="lg"
      >
        {source && <Sources source={source} onTake={take} />}
      </Modal>
    </>
  );
}

interface SourcesProps {
  readonly source: "challenge" | "scenario";
  readonly onTake: (step: StepDraft) => void;
}

function Sources({ source, onTake }: SourcesProps) {
  return (
    <QueryView query={useQuery(practicesQuery)} loading="Loading…">
      {({ challenges, scenarios }) =>
        source === "challenge" ? (
          <Sentences challenges={challenges} onTake={onTake} />
        ) : (
          <Stack gap="xs">
            {scenarios.map((scenario: Scenario) => (
              <Choice key={scenario.id} words={scenario.title} onChoose={() => onTake(stepOfScenario(scenario))} />
            ))}
            {scenarios.length === 0 && <Text>There is no scenario yet.</Text>}
          </Stack>
        )
      }
    </QueryView>
  );
}

interface SentencesProps {
  readonly challenges: readonly Challenge[];
  readonly onTake: (step: StepDraft) => void;
}

function Sentences({ challenges, onTake }: SentencesProps) {
  const [id, setId] = useState(challenges[0]?.id ?? "");
  const challenge = challenges.find((one) => one.id === id);
  if (!challenge) return <Text>There is no challenge yet.</Text>;
  return (
    <Stack gap="xs">
      <NativeSelect
        label="Challenge"
        size="md"
        mb="sm"
        value={id}
        data={challenges.map(({ id: value, title: label }) => ({ value, label }))}
        onChange={(event) => setId(event.currentTarget.value)}
      />
      {challenge.challengeObjectList.map((sentence, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a challenge's sentences have no other key
        <Choice key={at} words={sentence.s} onChoose={() => onTake(stepOfSentence(sentence))} />
      ))}
    </Stack>
  );
}

function Choice({ words, onChoose }: { readonly words: string; readonly onChoose: () => void }) {
  return (
    <Button
      variant="default"
      h="auto"
      py="xs"
      fullWidth
      justify="flex-start"
      styles={{
        inner: { justifyContent: "flex-start" },
        label: { flex: 1, whiteSpace: "normal", textAlign: "start", fontWeight: 400 },
      }}
      onClick={onChoose}
    >
      {words}
    </Button>
  );
}
