import { Button, Group, TextInput } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { HelpFor } from "../help/help-for.tsx";

const OWN_WORD_MAX_CHARS = 60;

interface OwnWordProps {
  /** Of the list that it is added to. */
  readonly label: string;
  readonly onAdd: (word: string) => void;
}

/** A word that the list does not have. */
export function OwnWord({ label, onAdd }: OwnWordProps) {
  const [word, setWord] = useState("");
  const [added, setAdded] = useState("");
  const add = () => {
    if (!word.trim()) return;
    onAdd(word.trim());
    setAdded(word);
    setWord("");
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  };
  return (
    <div data-print="hide">
      <Group gap="xs" mt="sm" wrap="nowrap">
        <TextInput
          flex={1}
          aria-label={`Own words: ${label}`}
          placeholder="Own words"
          maxLength={OWN_WORD_MAX_CHARS}
          value={word}
          onChange={(event) => setWord(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
        />
        <Button variant="default" aria-label={`Add to ${label}`} onClick={add}>
          Add
        </Button>
      </Group>
      {/* Who adds a word at once is heard as well. */}
      <HelpFor text={word.trim() ? word : added} />
    </div>
  );
}
