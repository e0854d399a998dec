import { Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { EmpathyWords } from "@wellput/contract";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useMe } from "../../lib/session.ts";
import { newSessionId } from "../../nouns/message/session-id.ts";
import { speak } from "../../nouns/word-lists/speak.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { empathyWordsQuery } from "./empathy.api.ts";
import classes from "./instant-empathy-page.module.css";
import { type Found, messageFrom } from "./message-from.ts";
import { WordChips } from "./word-chips.tsx";

const NOTHING: Found = { feelings: [], needs: [] };

/** What can be done with a guess: say that it is not quite right, and with which words it is; and begin a message from it. */
export function AfterGuess({ text }: { readonly text: string }) {
  const words = useQuery(empathyWordsQuery(text)).data;
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(NOTHING);
  const compose = useCompose();
  const id = useId();
  if (!words) return null;
  const { guess } = words;
  const hasChosen = chosen.feelings.length + chosen.needs.length > 0;
  const found = hasChosen ? chosen : (guess ?? NOTHING);
  // Under the words while some are looked for, so that it is where the sentence ends.
  const turn = (guess || hasChosen) && (
    <Button
      variant={hasChosen ? "filled" : "default"}
      onClick={() => compose(messageFrom(found, guess?.kind ?? "unmet"))}
    >
      Turn this into a message
    </Button>
  );
  return (
    <section aria-label="Go on from this guess" className={classes.after}>
      <Group gap="sm">
        <Button variant="light" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {guess ? "Not quite" : "Choose words for it"}
        </Button>
        {!isOpen && turn}
      </Group>
      <div id={id}>
        {isOpen && (
          <Closer words={words} chosen={chosen} onChange={setChosen}>
            {turn}
          </Closer>
        )}
      </div>
    </section>
  );
}

interface CloserProps {
  readonly words: EmpathyWords;
  readonly chosen: Found;
  readonly onChange: (chosen: Found) => void;
  /** What can be done with them. */
  readonly children: ReactNode;
}

/** The next likely words, those of the guess among them, and the sentence that they make. */
function Closer({ words: { guess, next }, chosen, onChange, children }: CloserProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const both = (list: keyof Found) => [...(guess?.[list] ?? []), ...next[list]];
  return (
    <Sheet>
      <Stack gap="lg">
        <Text ref={heading} tabIndex={-1} className={classes.closer}>
          Which of these is closer? Take as many as fit, or use words of your own.
        </Text>
        <WordChips
          label="What I feel"
          words={both("feelings")}
          chosen={chosen.feelings}
          onChange={(feelings) => onChange({ ...chosen, feelings })}
        />
        <WordChips
          label="What matters to me"
          words={both("needs")}
          chosen={chosen.needs}
          onChange={(needs) => onChange({ ...chosen, needs })}
        />
        <Text role="status" className={classes.words}>
          {speak("mine", chosen.feelings, chosen.needs)}
        </Text>
        {children && <Group>{children}</Group>}
      </Stack>
    </Sheet>
  );
}

/** Leads to the page where this person writes messages, with the beginning of one. */
function useCompose(): (input: string) => void {
  const me = useMe();
  const navigate = useNavigate();
  return (input) => {
    const sessionResponse = newSessionId();
    if (me) void navigate({ to: "/checkmessage", state: { input } });
    else
      void navigate({ to: "/messagehelper", search: { response: sessionResponse }, state: { input, sessionResponse } });
  };
}
