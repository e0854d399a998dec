import { Box, Button, CloseButton, Group, Stack, Text } from "@mantine/core";
import { wordOf } from "@wellput/contract/scenario-fields";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { HelpFor } from "../../nouns/help/help-for.tsx";
import { Checkbox } from "../../ui/checkbox.ts";
import { Textarea } from "../../ui/textarea.tsx";
import { toast } from "../../ui/toast.tsx";
import { type DraftNote, newNote } from "./log-draft.ts";
import classes from "./side-notes.module.css";

const NOTE_MAX_CHARS = 2000;

interface SideNotesProps {
  readonly title: string;
  readonly help: string;
  readonly notes: readonly DraftNote[];
  /** What stands in the field. */
  readonly typed: string;
  /** The words chosen on this side: a note can be about some of them. */
  readonly chosen: readonly string[];
  /** Whether a note can have helped. */
  readonly canHelp: boolean;
  readonly onChange: (change: { notes?: readonly DraftNote[]; typed?: string }) => void;
}

/** The notes on one side of a log, one after the other. */
export function SideNotes({ title, help, notes, typed, chosen, canHelp, onChange }: SideNotesProps) {
  const name = title.toLowerCase();
  const change = (key: string, about: Partial<DraftNote>) =>
    onChange({ notes: notes.map((note) => (note.key === key ? { ...note, ...about } : note)) });
  const add = () => {
    if (typed.trim() && typed.length <= NOTE_MAX_CHARS)
      onChange({ notes: [...notes, newNote(typed.trim())], typed: "" });
  };
  const field = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(notes);
  useEffect(() => {
    latest.current = notes;
  }, [notes]);
  const handleRemove = (note: DraftNote, at: number) => {
    onChange({ notes: notes.filter(({ key }) => key !== note.key) });
    field.current?.focus();
    const onClick = () => onChange({ notes: latest.current.toSpliced(at, 0, note) });
    toast("info", "The note was removed.", { label: "Undo", onClick });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  };
  return (
    <Stack gap="sm">
      {notes.length > 0 && (
        <ul className={classes.notes} aria-label={`Notes on ${name}`}>
          {notes.map((note, at) => (
            <li key={note.key}>
              <NoteFields
                note={note}
                name={`${title}, note ${at + 1}`}
                chosen={chosen}
                canHelp={canHelp}
                onChange={(about) => change(note.key, about)}
                onRemove={() => handleRemove(note, at)}
              />
            </li>
          ))}
        </ul>
      )}
      <Group gap="xs" align="end" wrap="nowrap">
        <Textarea
          ref={field}
          flex={1}
          label={`Note on ${name}`}
          description={help}
          autosize
          maxLength={NOTE_MAX_CHARS}
          value={typed}
          onChange={(event) => onChange({ typed: event.currentTarget.value })}
          onKeyDown={handleKeyDown}
        />
        <Button variant="default" aria-label={`Add note on ${name}`} onClick={add}>
          Add
        </Button>
      </Group>
      <HelpFor text={typed} />
    </Stack>
  );
}

interface NoteFieldsProps extends Pick<SideNotesProps, "chosen" | "canHelp"> {
  readonly note: DraftNote;
  readonly name: string;
  readonly onChange: (about: Partial<DraftNote>) => void;
  readonly onRemove: () => void;
}

/** One note: its text, the words that it is about, and whether it helped. */
function NoteFields({ note: { text, selected, helped }, name, chosen, canHelp, onChange, onRemove }: NoteFieldsProps) {
  const toggle = (label: string) =>
    onChange({
      selected: selected.includes(label) ? selected.filter((other) => other !== label) : [...selected, label],
    });
  return (
    <>
      <Group gap="xs" wrap="nowrap" align="start">
        <Textarea
          flex={1}
          aria-label={name}
          autosize
          minRows={1}
          maxLength={NOTE_MAX_CHARS}
          value={text}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
        <CloseButton aria-label={`Remove: ${name}`} onClick={onRemove} mt={4} />
      </Group>
      <HelpFor text={text} />
      {chosen.length > 0 && (
        <Box className={classes.about} role="group" aria-label={`What it is about: ${name}`}>
          <Text size="sm" c="dimmed">
            About
          </Text>
          {chosen.map((label) => (
            <button
              type="button"
              key={label}
              className={classes.word}
              aria-pressed={selected.includes(label)}
              onClick={() => toggle(label)}
            >
              {wordOf(label)}
            </button>
          ))}
        </Box>
      )}
      {canHelp && (
        <Checkbox
          mt="xs"
          label="This helped"
          checked={helped}
          onChange={(event) => onChange({ helped: event.currentTarget.checked })}
        />
      )}
    </>
  );
}
