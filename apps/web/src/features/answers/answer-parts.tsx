import { Text } from "@mantine/core";
import type { GroupAnswer } from "@wellput/contract";
import { WITHHELD } from "@wellput/contract/limits";
import { wordsOf } from "@wellput/contract/scenario-fields";
import classes from "./answer-parts.module.css";

interface AnswerPartsProps {
  readonly answer: GroupAnswer;
  /** In letters that can be read from the back of a room. */
  readonly isLarge?: boolean;
}

/** What somebody answered, part by part; what is empty is left out. Who it was does not show. */
export function AnswerParts({ answer, isLarge = false }: AnswerPartsProps) {
  const size = isLarge ? ({ fz: "inherit", lh: "inherit" } as const) : {};
  const className = isLarge ? `${classes.parts} ${classes.large}` : classes.parts;
  if (answer.finalMessage === WITHHELD) {
    return (
      <div className={className}>
        <Text {...size}>Withheld: it sounds as if somebody may be at risk, so only its writer reads it.</Text>
      </div>
    );
  }
  const parts = partsOf(answer);
  if (parts.length === 0) return <Text c="dimmed">Nothing is written here.</Text>;
  return (
    <dl className={className}>
      {parts.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function partsOf(answer: GroupAnswer) {
  return [
    { title: "Final message", text: answer.finalMessage },
    { title: "Judgments", text: together(answer.judgment, answer.pseudoFeelings) },
    { title: "Feelings", text: wordsOf(answer.ownFeelings) },
    { title: "Needs and values", text: wordsOf(answer.ownNeeds) },
    { title: "What the other may feel", text: wordsOf(answer.othersFeelings) },
    { title: "What may matter to the other", text: wordsOf(answer.othersNeeds) },
    { title: "Acknowledgment", text: answer.acknowledge },
    { title: "Aspiration", text: answer.aspiration },
    { title: "Situation and impact", text: answer.observation },
    { title: "Strategies", text: answer.strategies },
    { title: "Request", text: answer.request },
  ].filter(({ text }) => text.trim() !== "");
}

const together = (text: string, labels: readonly string[]) => [text, wordsOf(labels)].filter(Boolean).join("\n");
