import { Button, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { MESSAGE_MAX_CHARS } from "@wellput/contract/limits";
import type { KeyboardEvent } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { CarefulTextarea } from "../../nouns/help/careful-textarea.tsx";
import { DestinationBadge } from "../../nouns/message/destination-badge.tsx";
import { siteQuery } from "../../nouns/site.ts";
import { Form } from "../../ui/form.tsx";
import { LinkButton } from "../../ui/links.tsx";
import { Sheet } from "../../ui/sheet.tsx";

/** The box that home begins with: the message of Compose Message, which reads it. */
export function HomeBox() {
  const navigate = useNavigate();
  const { fields, set } = useDraft("/checkmessage", { text: "" });
  const byModel = useQuery(siteQuery).data?.languageModel ?? false;
  const { text } = fields;
  const mayAsk = text.trim() !== "" && text.length <= MESSAGE_MAX_CHARS;
  const ask = () => {
    if (mayAsk) void navigate({ to: "/checkmessage", state: { input: text, getFeedbackOnLoad: true } });
  };
  const handleSubmit = () => {
    ask();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) ask();
  };
  return (
    <Sheet>
      <Form onSubmit={handleSubmit}>
        <CarefulTextarea
          label="What do you have to say today?"
          placeholder="Write it the way it comes."
          rows={6}
          maxLength={MESSAGE_MAX_CHARS}
          value={text}
          onChange={(event) => set({ text: event.currentTarget.value })}
          onKeyDown={handleKeyDown}
        />
        <Group gap="md" mt="md">
          <Button type="submit" disabled={!mayAsk}>
            Get Feedback
          </Button>
          <LinkButton to="/instantempathy" variant="transparent" px={0}>
            Upset? Get empathy first
          </LinkButton>
          <div>
            <DestinationBadge destination="passing" byModel={byModel} />
          </div>
        </Group>
      </Form>
    </Sheet>
  );
}
