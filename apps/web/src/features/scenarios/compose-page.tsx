import { Button, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Direction, Scenario } from "@wellput/contract";
import { TITLE_MAX_CHARS } from "@wellput/contract/limits";
import { useRef } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { errorTexts } from "../../lib/error-texts.ts";
import { useSaving } from "../../lib/use-saving.ts";
import { HelpFor } from "../../nouns/help/help-for.tsx";
import { replaceText, useArrival, useHandedOver } from "../../nouns/message/arrival.ts";
import { ExampleChips } from "../../nouns/message/example-chips.tsx";
import type { RenderMessageBox } from "../../nouns/message/message-box.ts";
import { Page } from "../../ui/page.tsx";
import { toast, toastNotSaved } from "../../ui/toast.tsx";
import { AddresseeChoice } from "./addressee-choice.tsx";
import classes from "./compose-page.module.css";
import { RecentMessagesList } from "./recent-messages.tsx";
import { createScenarioMutation, updateScenarioMutation } from "./scenarios.api.ts";
import { titleFrom } from "./title-from.ts";
import { useRecentMessages } from "./use-recent-messages.ts";

interface ComposeDraft {
  readonly title: string;
  readonly text: string;
  readonly direction: Direction;
}

const NO_MESSAGE: ComposeDraft = { title: "", text: "", direction: "a" };

interface ComposePageProps {
  readonly renderBox: RenderMessageBox;
}

/** Compose Message: write, see what may land badly, and keep it as a scenario of one's own. */
export function ComposePage({ renderBox }: ComposePageProps) {
  const navigate = useNavigate();
  const { id, fields, set, forget } = useDraft("/checkmessage", NO_MESSAGE);
  const recent = useRecentMessages();
  const arrival = useArrival();
  const create = useMutation(createScenarioMutation);
  const update = useMutation(updateScenarioMutation);
  const goOn = useRef((_stored: Scenario) => {});
  const saving = useSaving<ComposeDraft, Scenario>({
    fields,
    store: ({ title: given, text }, stored) => {
      const change = { title: given.trim() || titleFrom(text), finalMessage: text };
      return stored
        ? update.mutateAsync({ id: stored.id, change })
        : create.mutateAsync({ ...change, id, summary: "", isPublic: false, parentDoc: null });
    },
    onSaved: (stored) => {
      forget();
      goOn.current(stored);
    },
    onError: toastNotSaved,
  });

  const handleSave = (onSaved: (stored: Scenario) => void) => {
    if (!fields.text.trim()) return toast("info", errorTexts.NO_INPUT_DATA);
    goOn.current = onSaved;
    saving.save();
  };

  const handlePick = (text: string) => replaceText(fields.text, text, set);
  useHandedOver(arrival.getFeedbackOnLoad ? undefined : arrival.input, handlePick);

  return (
    <Page
      title="Compose Message"
      width="wide"
      lead="Write it the way it comes. Then see, phrase by phrase, what may land badly and how else to say it."
    >
      <AddresseeChoice value={fields.direction} onChange={(direction) => set({ direction })} />
      {renderBox({
        place: "checkmessage",
        label: "Your message",
        placeholder: "A line for a chat, or a whole letter",
        text: fields.text,
        context: { direction: fields.direction },
        onTextChange: (text) => set({ text }),
        onAnswered: () => recent.note(fields.text),
        canCopy: true,
        starters: <ExampleChips onPick={handlePick} />,
        asksAtOnce: arrival.getFeedbackOnLoad === true && fields.text === arrival.input,
        children: (
          <>
            <div className={classes.keep}>
              <TextInput
                className={classes.title}
                label="Title (optional)"
                maxLength={TITLE_MAX_CHARS}
                value={fields.title}
                onChange={(event) => set({ title: event.currentTarget.value })}
              />
              <Button
                variant="default"
                loading={saving.isBusy}
                onClick={() => handleSave(() => void navigate({ to: "/myscenarios" }))}
              >
                Save Message As Scenario
              </Button>
              {fields.text.trim() !== "" && (
                <Button
                  variant="transparent"
                  px={0}
                  loading={saving.isBusy}
                  onClick={() =>
                    handleSave((stored) => void navigate({ to: "/messagemakeover/$id", params: { id: stored.id } }))
                  }
                >
                  Save and practise it
                </Button>
              )}
            </div>
            <HelpFor text={fields.title} />
            <RecentMessagesList recent={recent} onPick={handlePick} />
          </>
        ),
      })}
    </Page>
  );
}
