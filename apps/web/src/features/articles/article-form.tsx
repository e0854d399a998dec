import { Button, Group, Stack, TextInput } from "@mantine/core";
import { ARTICLE_SUMMARY_MAX_CHARS, GROUP_DEFAULT, TITLE_MAX_CHARS } from "@wellput/contract/limits";
import type { ReactNode } from "react";
import type { Draft } from "../../lib/drafts.ts";
import { useMe } from "../../lib/session.ts";
import { CarefulTextarea } from "../../nouns/help/careful-textarea.tsx";
import { DestinationBadge } from "../../nouns/message/destination-badge.tsx";
import { Checkbox } from "../../ui/checkbox.ts";
import { Form } from "../../ui/form.tsx";
import { toast } from "../../ui/toast.tsx";
import { type ArticleDraft, faultInTags } from "./article-draft.ts";
import { BesideText } from "./beside-text.tsx";
import { FilmField } from "./film-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { overlength, TextField } from "./text-field.tsx";

interface GroupChoiceProps {
  readonly value: readonly string[];
  readonly onChange: (groups: readonly string[]) => void;
}

export interface ArticleSlots {
  /** For whom an admin writes: any of the groups. */
  readonly renderGroupChoice: (props: GroupChoiceProps) => ReactNode;
}

interface ArticleFormProps extends ArticleSlots {
  readonly draft: Pick<Draft<ArticleDraft>, "fields" | "set">;
  readonly isBusy: boolean;
  readonly onSave: () => void;
  readonly onCancel?: () => void;
  /** Stands above the buttons. */
  readonly children?: ReactNode;
}

/** Why an article cannot be saved yet. */
function missingIn(draft: ArticleDraft): string | undefined {
  const { title, mainText, groups } = draft;
  if (!title.trim()) return "It needs a title.";
  if (!mainText) return "There is no text in it yet.";
  if (overlength(mainText) > 0) return "The text is too long to be saved. It is still here.";
  if (groups.length === 0) return "Say for whom it is.";
  return faultInTags(draft);
}

/** An article with all that goes with it. */
export function ArticleForm({ draft, isBusy, onSave, onCancel, children, ...slots }: ArticleFormProps) {
  const me = useMe();
  const { fields, set } = draft;
  const handleSubmit = () => {
    const missing = missingIn(fields);
    if (missing) return toast("info", missing);
    onSave();
  };
  return (
    <Form isBusy={isBusy} onSubmit={handleSubmit}>
      <Stack gap="lg">
        <DestinationBadge destination={me?.isAdmin ? "public" : "reviewed"} />
        <TextInput
          label="Title"
          maxLength={TITLE_MAX_CHARS}
          value={fields.title}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
        <CarefulTextarea
          label="In short"
          description="One or two sentences for the list. Left empty, it is how the text begins"
          autosize
          minRows={2}
          maxLength={ARTICLE_SUMMARY_MAX_CHARS}
          value={fields.summary}
          onChange={(event) => set({ summary: event.currentTarget.value })}
        />
        <PictureField path={fields.imagePath} alt={fields.imageAlt} onChange={set} />
        <TextField html={fields.mainText} onChange={(mainText) => set({ mainText })} />
        <Around fields={fields} set={set} />
        {me?.isAdmin ? (
          slots.renderGroupChoice({ value: fields.groups, onChange: (groups) => set({ groups }) })
        ) : (
          <OwnGroups value={fields.groups} own={me?.group ?? null} onChange={(groups) => set({ groups })} />
        )}
        {children}
        <Group>
          <Button type="submit" loading={isBusy}>
            Save
          </Button>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Group>
      </Stack>
    </Form>
  );
}

/** What stands around the text. */
function Around({ fields, set }: Pick<Draft<ArticleDraft>, "fields" | "set">) {
  const { quote, citation, videoLink, tags } = fields;
  return (
    <>
      <BesideText name="Quote" filled={[quote, citation].filter(Boolean).join(" · ")}>
        <CarefulTextarea
          label="Quote"
          description="One sentence that stands out, if there is one"
          autosize
          minRows={2}
          maxLength={1000}
          value={quote}
          onChange={(event) => set({ quote: event.currentTarget.value })}
        />
        <TextInput
          label="Where the quote is from"
          maxLength={300}
          value={citation}
          onChange={(event) => set({ citation: event.currentTarget.value })}
        />
      </BesideText>
      <FilmField link={videoLink} onChange={(link) => set({ videoLink: link })} />
      <BesideText name="Tags" filled={tags}>
        <TextInput
          label="Tags"
          description="Separated by commas, such as: listening, work"
          value={tags}
          onChange={(event) => set({ tags: event.currentTarget.value })}
        />
      </BesideText>
    </>
  );
}

interface OwnGroupsProps extends GroupChoiceProps {
  readonly own: string | null;
}

/** For whom a member writes: everybody, or their own group. */
function OwnGroups({ value, own, onChange }: OwnGroupsProps) {
  const names = new Set([...(own === null ? [] : [own]), ...value]);
  names.delete(GROUP_DEFAULT);
  return (
    <Checkbox.Group label="For whom" value={[...value]} onChange={onChange}>
      <Stack gap="xs" mt="xs">
        <Checkbox value={GROUP_DEFAULT} label="Everybody" />
        {[...names].map((name) => (
          <Checkbox key={name} value={name} label={`Members of ${name}`} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
