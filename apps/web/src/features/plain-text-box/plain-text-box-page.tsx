import { Button, NativeSelect, Text, Title } from "@mantine/core";
import { needs } from "@wellput/content/needs";
import { TEXT_MAX_CHARS } from "@wellput/contract/limits";
import { useDraft } from "../../lib/drafts.ts";
import { CarefulTextarea } from "../../nouns/help/careful-textarea.tsx";
import { ExampleChips } from "../../nouns/message/example-chips.tsx";
import type { RenderMessageBox } from "../../nouns/message/message-box.ts";
import { ChosenWords } from "../../nouns/word-lists/chosen-words.tsx";
import { Page } from "../../ui/page.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { mentionNeeds } from "./mention-needs.ts";
import classes from "./plain-text-box.module.css";

const NO_TEXT = { needs: [] as readonly string[], strategies: "", message: "" };
const STRATEGIES_OF = new Map(needs.flatMap((family) => family.needs.map((need) => [need.word, need.strategies])));

interface PlainTextBoxPageProps {
  readonly renderBox: RenderMessageBox;
}

/** First what one needs, then the message. */
export function PlainTextBoxPage({ renderBox }: PlainTextBoxPageProps) {
  const { fields, set } = useDraft("/plaintextbox", NO_TEXT);
  const last = fields.needs.at(-1);
  const strategies = last ? STRATEGIES_OF.get(last) : undefined;
  const handlePick = (need: string) => {
    if (need && !fields.needs.includes(need)) set({ needs: [...fields.needs, need] });
  };

  return (
    <Page title="From a need to a message" width="wide" lead="A message is easier once you know what it is for.">
      <div className={classes.column}>
        <Sheet role="group" aria-labelledby="needs-step">
          <Text c="dimmed">Step 2</Text>
          <Title order={2} id="needs-step" mb="md">
            What are you needing?
          </Title>
          <ChosenWords
            label="Associated needs"
            chosen={fields.needs}
            onRemove={(need) => set({ needs: fields.needs.filter((other) => other !== need) })}
          />
          <NativeSelect
            label="Associated needs"
            size="md"
            value=""
            onChange={(event) => handlePick(event.currentTarget.value)}
          >
            <option value="">{fields.needs.length === 0 ? "Choose a need" : "Add another"}</option>
            {needs.map((family) => (
              <optgroup key={family.id} label={family.name}>
                {family.needs.map(({ id, word, definition }) => (
                  <option key={id} value={word} title={definition}>
                    {word}
                  </option>
                ))}
              </optgroup>
            ))}
          </NativeSelect>
          <CarefulTextarea
            mt="md"
            label="Strategy notes"
            description={strategies ? `${last} could be met this way: ${strategies.join("; ")}.` : "What could help?"}
            autosize
            minRows={2}
            maxLength={TEXT_MAX_CHARS}
            value={fields.strategies}
            onChange={(event) => set({ strategies: event.currentTarget.value })}
          />
          {fields.needs.length > 0 && (
            <Button
              mt="md"
              size="sm"
              variant="default"
              onClick={() => set(({ message }) => ({ message: mentionNeeds(message, fields.needs) }))}
            >
              Say it in the message
            </Button>
          )}
        </Sheet>
        {renderBox({
          place: "plaintextbox",
          label: "Your message",
          attemptLimit: null,
          text: fields.message,
          onTextChange: (message) => set({ message }),
          starters: <ExampleChips onPick={(message) => set({ message })} />,
        })}
      </div>
    </Page>
  );
}
