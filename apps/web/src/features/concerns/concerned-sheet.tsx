import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { ConcernedItem } from "@wellput/contract";
import { type ReactNode, useId, useState } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { errorText } from "../../lib/error-texts.ts";
import { formatMoment } from "../../lib/format.ts";
import { Form } from "../../ui/form.tsx";
import { FormNote } from "../../ui/form-note.tsx";
import { LinkButton, TextLink } from "../../ui/links.tsx";
import { List } from "../../ui/list.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { toast } from "../../ui/toast.tsx";
import { KIND_WORDS, NOUN_WORDS } from "./concern-words.ts";
import { keepMutation, takeDownMutation } from "./concerns.api.ts";

interface ConcernedSheetProps {
  readonly item: ConcernedItem;
}

/** Something that was reported: where it stands, why, and the buttons that settle it. */
export function ConcernedSheet({ item }: ConcernedSheetProps) {
  const labelId = useId();
  return (
    <Sheet role="group" aria-labelledby={labelId}>
      <Stack gap="md">
        <div style={{ overflowWrap: "anywhere" }}>
          <Title order={2} size="h3" id={labelId}>
            {item.title}
          </Title>
          <Text size="sm" c="dimmed">
            {NOUN_WORDS[item.noun]}. <ItemLink item={item}>Open it</ItemLink>
          </Text>
        </div>
        <List>
          {item.concerns.map(({ id, kind, text, createdAt }) => (
            <List.Item key={id} style={{ overflowWrap: "anywhere" }}>
              {KIND_WORDS[kind]}
              {text && `: “${text}”`}{" "}
              <Text span size="sm" c="dimmed">
                <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
              </Text>
            </List.Item>
          ))}
        </List>
        <Settlement item={item} />
      </Stack>
    </Sheet>
  );
}

function ItemLink({ item: { noun, id }, children }: ConcernedSheetProps & { readonly children: ReactNode }) {
  const to = { scenario: "/respondtoscenario/$id", article: "/articles/$id", challenge: "/challenges/$id" } as const;
  return (
    <TextLink to={to[noun]} params={{ id }}>
      {children}
    </TextLink>
  );
}

function Settlement({ item }: ConcernedSheetProps) {
  const { noun, id, title, latest } = item;
  const keep = useMutation(keepMutation);
  const [isTakingDown, setTakingDown] = useState(false);
  const handleKeep = () =>
    keep.mutate({ noun, id, latest }, { onSuccess: () => toast("success", `“${title}” stays as it is.`) });
  return (
    <Stack gap="sm">
      <Group>
        <Button variant="default" loading={keep.isPending} onClick={handleKeep}>
          Leave it as it is
        </Button>
        {noun === "challenge" ? (
          <LinkButton variant="default" to="/editchallenge/$id" params={{ id }}>
            Edit or delete it
          </LinkButton>
        ) : (
          <Button variant="default" aria-expanded={isTakingDown} onClick={() => setTakingDown(!isTakingDown)}>
            Take it down…
          </Button>
        )}
      </Group>
      <FormNote tone="error" text={keep.error && errorText(keep.error)} />
      {isTakingDown && <TakeDownForm item={item} />}
    </Stack>
  );
}

function TakeDownForm({ item: { noun, id, title } }: ConcernedSheetProps) {
  const draft = useDraft(`/admin/reported/${id}`, { reason: "" });
  const takeDown = useMutation(takeDownMutation);
  const reason = draft.fields.reason.trim();
  const handleSubmit = () => {
    if (reason === "") return;
    const handleDone = () => {
      draft.forget();
      toast("success", `“${title}” is down. Its author reads your reason.`);
    };
    takeDown.mutate({ noun, id, reason }, { onSuccess: handleDone });
  };
  return (
    <Form isBusy={takeDown.isPending} onSubmit={handleSubmit} aria-label={`Take down ${title}`}>
      <Stack gap="sm" inert={takeDown.isPending}>
        <Textarea
          label="Why?"
          description="Its author reads this on their own list. Changed, it comes to you for a review. What nobody owns any more is deleted."
          autosize
          minRows={2}
          maxLength={1000}
          data-autofocus
          value={draft.fields.reason}
          onChange={(event) => draft.set({ reason: event.currentTarget.value })}
        />
        <FormNote tone="error" text={takeDown.error && errorText(takeDown.error)} />
        <div>
          <Button type="submit" color="red.8" disabled={reason === ""} loading={takeDown.isPending}>
            Take it down
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
