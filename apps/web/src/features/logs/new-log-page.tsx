import { Button, Group, Stack, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { TITLE_MAX_CHARS } from "@wellput/contract/limits";
import type { FormEvent } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { formatDate } from "../../lib/format.ts";
import { DestinationBadge } from "../../ui/destination-badge.tsx";
import { Page } from "../../ui/page.tsx";
import { toastNotSaved } from "../../ui/toast.tsx";
import { LOG_SIDE_WORDS, type LogSide } from "./log-sides.ts";
import { createLogMutation } from "./logs.api.ts";
import { NotesList, type SideDraft, withTyped } from "./notes-list.tsx";

type LogDraft = { readonly title: string } & Readonly<Record<LogSide, SideDraft>>;
const NO_NOTES: SideDraft = { notes: [], typed: "" };
const EMPTY: LogDraft = { title: "", PosF_: NO_NOTES, PosN_: NO_NOTES, NegF_: NO_NOTES, NegN_: NO_NOTES };

/** What is typed but not added counts as a note too. */
const toNotes = (side: SideDraft) => withTyped(side).notes.map((text) => ({ text, selected: [] }));

/** A new log: four lists of notes under a title. */
export function NewLogPage() {
  const navigate = useNavigate();
  const { id, fields, set, forget } = useDraft("/newlog", EMPTY);
  const create = useMutation({ ...createLogMutation, onError: toastNotSaved });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    const { title, PosF_, PosN_, NegF_, NegN_ } = fields;
    create.mutate(
      {
        id,
        title: title.trim() || formatDate(new Date().toISOString()),
        PosF_: toNotes(PosF_),
        PosN_: toNotes(PosN_),
        NegF_: toNotes(NegF_),
        NegN_: toNotes(NegN_),
      },
      {
        onSuccess: () => {
          forget();
          void navigate({ to: "/mylogs" });
        },
      },
    );
  };

  return (
    <Page title="New Log" lead="Write as little or as much as you like.">
      <form onSubmit={handleSubmit}>
        <Stack gap="xl">
          <DestinationBadge destination="account" />
          <TextInput
            label="Title"
            description="Left empty, it is the date"
            maxLength={TITLE_MAX_CHARS}
            value={fields.title}
            onChange={(event) => set({ title: event.currentTarget.value })}
          />
          {LOG_SIDE_WORDS.map(({ side, title, help }) => (
            <NotesList
              key={side}
              title={title}
              help={help}
              draft={fields[side]}
              onChange={(draft) => set({ [side]: draft })}
            />
          ))}
          <Group>
            <Button type="submit" loading={create.isPending}>
              Save &amp; Close
            </Button>
          </Group>
        </Stack>
      </form>
    </Page>
  );
}
