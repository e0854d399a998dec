import { Button, Group, Stack, Text, VisuallyHidden } from "@mantine/core";
import { CHALLENGE_SENTENCES_MAX } from "@wellput/contract/limits";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { OrderedList } from "../../ui/ordered/ordered-list.tsx";
import { shiftOf, useDragOrder } from "../../ui/ordered/use-drag-order.ts";
import { newSentence, type SentenceDraft } from "./challenge-draft.ts";
import { SentenceItem } from "./sentence-item.tsx";
import classes from "./sentence-list.module.css";

interface SentenceListProps {
  readonly sentences: readonly SentenceDraft[];
  readonly onChange: (sentences: readonly SentenceDraft[]) => void;
  readonly renderBench: (sentence: SentenceDraft) => ReactNode;
}

interface Removed {
  readonly sentence: SentenceDraft;
  readonly index: number;
}

const isTyped = ({ p, s, m }: SentenceDraft) => [p, s, m].some((text) => text.trim() !== "");

/** One to ten sentences in their order: added, removed, and moved by mouse, touch or keyboard. */
export function SentenceList({ sentences, onChange, renderBench }: SentenceListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [said, say] = useState("");
  const [removed, setRemoved] = useState<Removed | null>(null);
  const lastIndex = sentences.length - 1;

  /** Changes the list and says so; what comes next finds it drawn. */
  const apply = (next: readonly SentenceDraft[], words: string) =>
    flushSync(() => {
      onChange(next);
      say(words);
    });
  const find = (sentence: SentenceDraft | undefined, part: "name" | "up" | "down") =>
    list.current?.querySelector<HTMLElement>(`[data-item="${sentence?.key}"] [data-part="${part}"]`);

  const move = (from: number, to: number) =>
    apply(moved(sentences, from, to), `Sentence ${from + 1} is now number ${to + 1} of ${sentences.length}.`);
  const handleStep = (from: number, step: -1 | 1) => {
    const to = from + step;
    move(from, to);
    // At an end of the list one of the two buttons has nothing more to do.
    find(sentences[from], to === 0 || (step === 1 && to < lastIndex) ? "down" : "up")?.focus();
  };
  const showAgain = (index: number) =>
    find(sentences[index], "name")?.scrollIntoView({ block: "center", behavior: "instant" });
  const { journey, handleDrag } = useDragOrder(list, {
    onMove: (from, to) => {
      move(from, to);
      showAgain(from);
    },
    onCancel: (from) => {
      say(`Sentence ${from + 1} stays where it was.`);
      showAgain(from);
    },
  });
  const handleRemove = (index: number) => {
    const sentence = sentences[index];
    if (!sentence) return;
    setRemoved(isTyped(sentence) ? { sentence, index } : null);
    apply(
      sentences.filter((one) => one !== sentence),
      `Sentence ${index + 1} is removed.`,
    );
    find(sentences[index + 1] ?? sentences[index - 1], "name")?.focus();
  };
  const handleUndo = ({ sentence, index }: Removed) => {
    setRemoved(null);
    apply(sentences.toSpliced(index, 0, sentence), `Sentence ${index + 1} is back.`);
    find(sentence, "name")?.focus();
  };

  return (
    <Stack gap="lg">
      <OrderedList ref={list} journey={journey} className={classes.list}>
        {sentences.map((sentence, index) => (
          <SentenceItem
            key={sentence.key}
            sentence={sentence}
            number={index + 1}
            count={sentences.length}
            shift={journey && shiftOf(index, journey)}
            isDragged={journey?.from === index}
            onDrag={(state) => handleDrag(index, state)}
            onStep={(step) => handleStep(index, step)}
            onRemove={() => handleRemove(index)}
            onChange={(part) => onChange(sentences.with(index, { ...sentence, ...part }))}
          >
            {renderBench(sentence)}
          </SentenceItem>
        ))}
      </OrderedList>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Group>
        {sentences.length < CHALLENGE_SENTENCES_MAX && (
          <Button variant="default" onClick={() => onChange([...sentences, newSentence()])}>
            Add a sentence
          </Button>
        )}
        {removed && sentences.length < CHALLENGE_SENTENCES_MAX && (
          <Group gap="xs">
            <Text c="dimmed">Sentence {removed.index + 1} is removed.</Text>
            <Button variant="subtle" size="compact-md" onClick={() => handleUndo(removed)}>
              Undo
            </Button>
          </Group>
        )}
      </Group>
    </Stack>
  );
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
}
