import { Button, CloseButton, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { type KeyboardEvent, useId } from "react";
import { Sheet } from "../../ui/sheet.tsx";
import classes from "./notes-list.module.css";

export interface SideDraft {
  readonly notes: readonly string[];
  /** What stands in the field. */
  readonly typed: string;
}

/** The side with what stands in the field as its last note. */
export function withTyped({ notes, typed }: SideDraft): SideDraft {
  const note = typed.trim();
  return { notes: note && !notes.includes(note) ? [...notes, note] : notes, typed: "" };
}

interface NotesListProps {
  readonly title: string;
  readonly help: string;
  readonly draft: SideDraft;
  readonly onChange: (draft: SideDraft) => void;
}

/** One side of a log: notes, one after the other. */
export function NotesList({ title, help, draft, onChange }: NotesListProps) {
  const id = useId();
  const { notes, typed } = draft;
  const add = () => onChange(withTyped(draft));
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
                onClick={() => onChange({ ...draft, notes: notes.filter((other) => other !== note) })}
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
          value={typed}
          onChange={(event) => onChange({ ...draft, typed: event.currentTarget.value })}
          onKeyDown={handleKeyDown}
        />
        <Button variant="default" onClick={add}>
          Add
        </Button>
      </Group>
    </Sheet>
  );
}
