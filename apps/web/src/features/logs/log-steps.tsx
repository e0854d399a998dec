import { Box, Stack, Text, UnstyledButton } from "@mantine/core";
import { useId } from "react";
import type { Draft } from "../../lib/drafts.ts";
import { Checklists } from "../../nouns/word-lists/checklists.tsx";
import { speak } from "../../nouns/word-lists/speak.ts";
import type { LogDraft } from "./log-draft.ts";
import { LOG_SIDE_WORDS, type LogSide } from "./log-sides.ts";
import classes from "./log-steps.module.css";
import { SideNotes } from "./side-notes.tsx";

interface LogStepsProps {
  readonly draft: Pick<Draft<LogDraft>, "fields" | "set">;
}

/** The four sides as steps: one is open, and pressing it again closes it. */
export function LogSteps({ draft: { fields, set } }: LogStepsProps) {
  const id = useId();
  const { step: open, notes, chosen } = fields;
  const words = LOG_SIDE_WORDS.find(({ step }) => step === open);
  return (
    <div>
      <Box className={classes.steps} role="group" aria-label="Sides of the log">
        {LOG_SIDE_WORDS.map(({ side, step, title }) => {
          const count = notes[side].length + chosen[side].length;
          return (
            <UnstyledButton
              key={step}
              className={classes.step}
              data-side={side.slice(0, 3)}
              aria-expanded={open === step}
              aria-controls={id}
              onClick={() => set({ step: open === step ? null : step })}
            >
              <span>{title}</span>
              {count > 0 && <span className={classes.count}>{count}</span>}
            </UnstyledButton>
          );
        })}
      </Box>
      <section id={id} aria-label={words?.title ?? "No side is open"}>
        {words ? (
          <Side key={words.side} words={words} draft={{ fields, set }} />
        ) : (
          <Text c="dimmed" mt="md">
            Open a side to write on it. You can leave any of them empty.
          </Text>
        )}
      </section>
    </div>
  );
}

interface SideProps extends LogStepsProps {
  readonly words: (typeof LOG_SIDE_WORDS)[number];
}

function Side({ words: { side, title, help, noteHelp, families }, draft: { fields, set } }: SideProps) {
  const put = <Field extends "notes" | "chosen" | "typed">(field: Field, value: LogDraft[Field][LogSide]) =>
    set((latest) => ({ [field]: { ...latest[field], [side]: value } }));
  const { chosen } = fields;
  const isGood = side.startsWith("Pos");
  return (
    <Stack gap="lg" mt="lg">
      <Text size="lg">{help}</Text>
      <Checklists
        lists={[{ id: side, label: title, families, chosen: chosen[side], onChange: (next) => put("chosen", next) }]}
        sentence={isGood ? speak("mine", chosen.PosF_, chosen.PosN_) : speak("mine", chosen.NegF_, chosen.NegN_)}
      />
      <SideNotes
        title={title}
        help={noteHelp}
        notes={fields.notes[side]}
        typed={fields.typed[side]}
        chosen={chosen[side]}
        canHelp={side === "NegN_"}
        onChange={({ notes, typed }) => {
          if (notes) put("notes", notes);
          if (typed !== undefined) put("typed", typed);
        }}
      />
    </Stack>
  );
}
