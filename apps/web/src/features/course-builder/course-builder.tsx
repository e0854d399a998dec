import { Button, Group, Stack, TextInput, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { Course, CourseItem } from "@wellput/contract";
import { type ReactNode, useState } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { Checkbox } from "../../ui/checkbox.ts";
import { FormNote } from "../../ui/form-note.tsx";
import { TextLink } from "../../ui/links.tsx";
import { useEditing } from "../../ui/use-editing.tsx";
import { AddItem } from "./add-item.tsx";
import { newestCourseQuery, saveCourseMutation } from "./builder.api.ts";
import { tidy } from "./course-draft.ts";
import { CourseFileButtons } from "./course-file-buttons.tsx";
import { ItemList } from "./item-list.tsx";
import { missingFrom, problemOf } from "./problem-of.ts";
import { TextParts } from "./text-parts.tsx";

export interface BuilderSlots {
  /** The course as participants would have it. */
  readonly renderPreview: (course: Course, onClose: () => void) => ReactNode;
  /** The courses from which a page can be taken. */
  readonly courses: readonly string[];
  readonly onSaved: (name: string, isNew: boolean) => void;
}

interface CourseBuilderProps extends BuilderSlots {
  readonly initial: Course;
  /** The version that it is written on, null for a new course. */
  readonly version: string | null;
}

/** A course being made: what it is called, its pages in their order, and its end. */
export function CourseBuilder(props: CourseBuilderProps) {
  const [round, setRound] = useState(0);
  return <Builder key={round} {...props} onStartAgain={() => setRound(round + 1)} />;
}

interface BuilderProps extends CourseBuilderProps {
  readonly onStartAgain: () => void;
}

function Builder({ initial, version, renderPreview, courses, onSaved, onStartAgain }: BuilderProps) {
  const draft = useDraft(`/admin/courses/${initial.name || "new"}`, { course: initial, base: version });
  const { course, base } = draft.fields;
  const [open, setOpen] = useState<number | null>(null);
  const [isShown, setShown] = useState(false);
  const save = useMutation(saveCourseMutation);
  const saving = useEditing({
    draft: { fields: { course, version: base }, forget: draft.forget },
    stored: { course: initial, version },
    queryKey: newestCourseQuery(initial.name).queryKey,
    store: (typed, on) => save.mutateAsync({ course: tidy(typed.course), base: on }),
    onSaved: (saved) => {
      draft.set({ course: saved.course, base: saved.version });
      draft.forget();
      onSaved(saved.course.name, version === null);
    },
    onRefused: () => {},
    onStartAgain,
  });
  // A new one's name is taken: that is nobody's change of it.
  const conflict = version !== null && saving.conflict;
  const [isTried, setTried] = useState(false);
  const missing = isTried ? missingFrom(course) : null;
  const set = (part: Partial<Course>) => {
    if (!saving.isBusy) save.reset();
    draft.set(({ course: before }) => ({ course: { ...before, ...part } }));
  };
  const handleAdd = (item: CourseItem) => {
    set({ items: [...course.items, item] });
    setOpen(course.items.length);
  };
  const handleSave = () => {
    setTried(true);
    if (!missingFrom(course)) saving.save();
  };
  const handleThrowAway = () => {
    draft.forget();
    onStartAgain();
  };
  if (isShown) return renderPreview(tidy(course), () => setShown(false));
  return (
    <Stack align="stretch" gap="lg">
      {version !== null && (
        <TextLink to="/admin/courses">Make it a study: its consent and arms, its link, and what people gave</TextLink>
      )}
      <About course={course} isNew={version === null} onChange={set} />
      <section>
        <Title order={2} mb="sm">
          Pages
        </Title>
        <ItemList items={course.items} open={open} onOpen={setOpen} onChange={(items) => set({ items })} />
      </section>
      <AddItem items={course.items} courses={courses} onAdd={handleAdd} />
      <End course={course} onChange={set} />
      {conflict || <FormNote tone="error" text={missing ?? (save.error && problemOf(save.error, course))} />}
      <FormNote
        tone="success"
        text={save.isSuccess ? "Saved. Whoever has begun finishes the version they began with." : null}
      />
      <Group gap="xs">
        <Button loading={saving.isBusy} onClick={handleSave}>
          Save the course
        </Button>
        <Button variant="default" disabled={course.items.length === 0} onClick={() => setShown(true)}>
          Preview
        </Button>
        {course !== initial && !save.isSuccess && !saving.isBusy && !conflict && (
          <Button variant="subtle" onClick={handleThrowAway}>
            Throw away my changes
          </Button>
        )}
      </Group>
      <CourseFileButtons
        course={course}
        onImport={(found) => set(version === null ? found : { ...found, name: course.name })}
      />
    </Stack>
  );
}

interface PartProps {
  readonly course: Course;
  readonly onChange: (part: Partial<Course>) => void;
}

function About({ course, isNew, onChange }: PartProps & { readonly isNew: boolean }) {
  return (
    <>
      <Group grow align="flex-end" preventGrowOverflow={false}>
        <TextInput
          label="Title"
          value={course.title}
          onChange={({ currentTarget: { value } }) => onChange({ title: value })}
        />
        <TextInput
          label="Name in its address"
          description={
            isNew ? "Letters from a to z, numbers and - alone. It stays." : "It stays, so that links go on working."
          }
          disabled={!isNew}
          value={course.name}
          onChange={({ currentTarget: { value } }) => onChange({ name: value.trim() })}
        />
      </Group>
      <Checkbox
        label="People come by a link with a user id, as a study needs it"
        checked={course.needsUserId}
        onChange={({ currentTarget: { checked } }) => onChange({ needsUserId: checked })}
      />
    </>
  );
}

function End({ course: { end }, onChange }: PartProps) {
  return (
    <section>
      <Title order={2} mb="sm">
        The end
      </Title>
      <Stack align="stretch">
        <TextInput
          label="Title of the end"
          value={end.title}
          onChange={({ currentTarget: { value } }) => onChange({ end: { ...end, title: value } })}
        />
        <TextParts
          label="What stands there"
          parts={end.paragraphs}
          between={"\n\n"}
          onChange={(paragraphs) => onChange({ end: { ...end, paragraphs } })}
        />
      </Stack>
    </section>
  );
}
