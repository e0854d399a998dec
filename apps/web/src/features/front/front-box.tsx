import { Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { frontTries } from "@wellput/content/front";
import { MESSAGE_MAX_CHARS } from "@wellput/contract/limits";
import { type KeyboardEvent, useId } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { siteQuery } from "../../lib/site.ts";
import { CarefulTextarea } from "../../nouns/help/careful-textarea.tsx";
import { DestinationBadge } from "../../nouns/message/destination-badge.tsx";
import { newSessionId } from "../../nouns/message/session-id.ts";
import { isTooLong } from "../../nouns/message/too-long.ts";
import { recordUsage } from "../../nouns/usage.ts";
import { Form } from "../../ui/form.tsx";
import classes from "./front-page.module.css";

const NO_TEXT = { text: "" };
const isEmpty = ({ text }: typeof NO_TEXT): boolean => text === "";

/** The box of the front page; its text is read in the Message Helper. */
export function FrontBox() {
  const navigate = useNavigate();
  const { fields, set } = useDraft("/front", NO_TEXT, "tab", isEmpty);
  const byModel = useQuery(siteQuery).data?.languageModel ?? false;
  const { text } = fields;
  const mayAsk = text.trim() !== "" && !isTooLong(text);
  const isOwn = text !== "" && !frontTries.some((example) => example.text === text);

  const ask = () => {
    if (!mayAsk) return;
    const sessionResponse = newSessionId();
    recordUsage({ name: "get_feedback_from_homepage", location_id: "front", sessionResponse });
    void navigate({
      to: "/messagehelper",
      search: { response: sessionResponse },
      state: { input: text, getFeedbackOnLoad: true, sessionResponse },
    });
  };
  const handleSubmit = () => {
    ask();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) ask();
  };

  return (
    <Form onSubmit={handleSubmit}>
      <CarefulTextarea
        label="What do you want to say?"
        placeholder="Write it the way it comes."
        rows={5}
        maxLength={MESSAGE_MAX_CHARS}
        value={text}
        onChange={(event) => set({ text: event.currentTarget.value })}
        onKeyDown={handleKeyDown}
      />
      <Text size="sm" c="dimmed" ta="right" mt={4} className={classes.count}>
        {text.length} / {MESSAGE_MAX_CHARS}
      </Text>
      {!isOwn && <Tries onTry={(example) => set({ text: example })} />}
      <Group gap="md" mt="lg">
        <Button type="submit" disabled={!mayAsk}>
          Get Feedback
        </Button>
        <div>
          <DestinationBadge destination="passing" byModel={byModel} />
        </div>
      </Group>
    </Form>
  );
}

/** Shown until somebody writes words of their own, which nothing replaces. */
function Tries({ onTry }: { readonly onTry: (text: string) => void }) {
  const id = useId();
  return (
    <div className={classes.tries}>
      <Text span id={id} size="sm" c="dimmed">
        Or try one
      </Text>
      <ul aria-labelledby={id} className={classes.tries}>
        {frontTries.map(({ label, text }) => (
          <li key={label}>
            <Button variant="light" size="compact-md" radius="xl" onClick={() => onTry(text)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
