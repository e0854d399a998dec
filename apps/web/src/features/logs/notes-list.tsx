import { Button, CloseButton, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { type KeyboardEvent, useId, useState } from "react";
import { Sheet } from "../../ui/sheet.tsx";
import classes from "./notes-list.module.css";

interface NotesListProps {
  readonly title: string;
  readonly help: string;
  readonly notes: readonly string[];
  readonly onChange: (notes: readonly string[]) => void;
}

/** One side of a log: notes, one after the other. What stands in the field when the log is saved counts as a note too. */
export function NotesList({ title, help, notes, onChange }: NotesListProps) {
  const id = useId();
  const [text, setText] = useState("");
  const add = () => {
    const note = text.trim();
    if (note && !notes.includes(note)) onChange([...notes, note]);
    setText("");
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  };

  return (
    <Sheet role="group" aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        {help}
      </Text>
      {notes.length > 0 && (
        <Stack component="ul" gap={4} className={classes.notes}>
          {notes.map((note) => (
            <Group component="li" key={note} wrap="nowrap" justify="space-between">
              {note}
              <CloseButton
                aria-label={`Remove ${note}`}
                onClick={() => onChange(notes.filter((other) => other !== note))}
              />
            </Group>
          ))}
        </Stack>
      )}
      <Group gap="xs" wrap="nowrap">
        <TextInput
          flex={1}
          aria-label={`Note on ${title.toLowerCase()}`}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
          onBlur={add}
        />
        <Button variant="default" onClick={add}>
          Add
        </Button>
      </Group>
    </Sheet>
  );
}
