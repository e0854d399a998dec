import { Button, Group, Text } from "@mantine/core";
import { MESSAGE_MAX_CHARS } from "@wellput/contract/limits";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { useMe } from "../../lib/session.ts";
import { HelpFor } from "../../nouns/help/help-for.tsx";
import { useArrival } from "../../nouns/message/arrival.ts";
import { AttemptsNote } from "../../nouns/message/attempts-note.tsx";
import { DestinationBadge } from "../../nouns/message/destination-badge.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { Page } from "../../ui/page.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { Waiting } from "../../ui/waiting.tsx";
import { AfterGuess } from "./after-guess.tsx";
import classes from "./instant-empathy-page.module.css";
import { EmpathyIntro, EmpathyPrivacy } from "./intro.tsx";
import { ReflectionView } from "./reflection-view.tsx";
import { useEmpathy } from "./use-empathy.ts";

interface InstantEmpathyPageProps {
  /** From the address: whether tries are kept, and for which groups. */
  readonly isRecorded: boolean;
  readonly groups: string | undefined;
}

/** Instant Empathy: write what troubles you, and get guesses at what you may be feeling and needing. */
export function InstantEmpathyPage({ isRecorded, groups }: InstantEmpathyPageProps) {
  const me = useMe();
  const arrival = useArrival();
  const { fields, set } = useDraft("/instantempathy", { text: "" });
  const text = fields.text;
  const destination = destinationOf(isRecorded, me !== null);
  const empathy = useEmpathy({ text, isRecorded, groups, sessionId: arrival.sessionResponse });
  useAskOnArrival(arrival, text, (input) => set({ text: input }), empathy.ask);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void empathy.ask();
  };

  return (
    <Page title="Instant Empathy" lead="Write what is on your mind, the way it comes. Nobody is here to judge it.">
      <div className={classes.column}>
        <EmpathyIntro />
        <div>
          <Textarea
            label="What is on your mind?"
            rows={3}
            value={text}
            maxLength={MESSAGE_MAX_CHARS}
            placeholder="Today my sister …"
            onChange={(event) => set({ text: event.currentTarget.value })}
            onKeyDown={handleKeyDown}
          />
          <Group justify="space-between" mt={6} gap="xs">
            <DestinationBadge destination={destination} />
            <Text size="sm" c="dimmed" className={classes.count}>
              {text.length} / {MESSAGE_MAX_CHARS}
            </Text>
          </Group>
          <Button
            mt="md"
            loading={empathy.isWaiting}
            disabled={empathy.attemptsLeft === 0}
            onClick={() => void empathy.ask()}
          >
            Get Empathy
          </Button>
          <AttemptsNote left={empathy.attemptsLeft} />
          <HelpFor text={empathy.answer?.danger ? "" : text} />
        </div>
        <section aria-label="Empathy" aria-live="polite" className={classes.answer}>
          {empathy.isWaiting && <Waiting text="Getting empathy for you" />}
          {!empathy.isWaiting && empathy.answer && <ReflectionView reflection={empathy.answer} />}
        </section>
        {!empathy.isWaiting && empathy.answer && !empathy.answer.danger && <AfterGuess key={text} text={text} />}
        <EmpathyPrivacy destination={destination} />
        <div>
          <BackLink to={me ? "/" : "/front"}>Back to Home</BackLink>
        </div>
      </div>
    </Page>
  );
}

function destinationOf(isRecorded: boolean, isSignedIn: boolean) {
  if (!isRecorded) return "passing";
  return isSignedIn ? "tried" : "anonymous";
}

/** Somebody who wrote elsewhere and asked there finds the answer here, and the page at its top. */
function useAskOnArrival(
  { input, getFeedbackOnLoad }: ReturnType<typeof useArrival>,
  text: string,
  onInput: (input: string) => void,
  ask: () => Promise<void>,
): void {
  const step = useRef<"arrived" | "filled" | "asked">("arrived");
  useEffect(() => {
    if (step.current === "arrived") {
      step.current = "filled";
      if (input !== undefined && input !== text) return onInput(input);
    }
    if (step.current === "filled" && getFeedbackOnLoad) {
      step.current = "asked";
      window.scrollTo({ top: 0 });
      void ask();
    }
  });
}
