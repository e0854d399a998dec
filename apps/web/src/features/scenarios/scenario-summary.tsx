import { Group, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { ChosenWords } from "../../nouns/word-lists/chosen-words.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { LinkButton } from "../../ui/links.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import type { GuideFields } from "./guide-fields.ts";
import classes from "./scenario-summary.module.css";

const FINAL_MESSAGE = "Final message";

interface ScenarioSummaryProps {
  readonly fields: GuideFields;
  /** Shows the message with what is said of it; without it, the text alone. */
  readonly renderMessage?: (text: string) => ReactNode;
  /** Of the scenario where it is kept: its message can be practised. */
  readonly keptId?: string;
}

/** Everything that stands in a scenario, in the order of its making; what is empty is left out. */
export function ScenarioSummary({ fields, renderMessage, keptId }: ScenarioSummaryProps) {
  const parts = [
    { title: "What happened", text: fields.summary },
    { title: "Judgments", text: fields.judgment, labels: fields.pseudoFeelings },
    { title: "My feelings", labels: fields.ownFeelings },
    { title: "My needs and values", labels: fields.ownNeeds },
    { title: "What they may feel", labels: fields.othersFeelings },
    { title: "What may matter to them", labels: fields.othersNeeds },
    { title: "Acknowledgment", text: fields.acknowledge },
    { title: "Aspiration", text: fields.aspiration },
    { title: "Situation and impact", text: fields.observation },
    { title: "Strategies", text: fields.strategies },
    { title: "Request", text: fields.request },
    { title: FINAL_MESSAGE, text: fields.finalMessage },
  ].filter(({ text = "", labels = [] }) => text.trim() !== "" || labels.length > 0);

  if (parts.length === 0) return <Text c="dimmed">Nothing is written here yet.</Text>;
  return (
    <div className={classes.parts}>
      {parts.map(({ title, text, labels = [] }) => (
        <Sheet key={title}>
          <Title order={2} size="h3" mb="xs">
            {title}
          </Title>
          <ChosenWords label={title} chosen={labels} />
          {title === FINAL_MESSAGE && text && renderMessage
            ? renderMessage(text)
            : text && <p className={classes.text}>{text}</p>}
          {title === FINAL_MESSAGE && text && (
            <Group gap="sm" mt="sm" data-print="hide">
              <CopyButton text={text}>Copy</CopyButton>
              {keptId && (
                <LinkButton to="/messagemakeover/$id" params={{ id: keptId }} variant="light">
                  Practise it
                </LinkButton>
              )}
            </Group>
          )}
        </Sheet>
      ))}
    </div>
  );
}
