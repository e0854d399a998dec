import { Button, Group, NativeSelect, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { CourseItem } from "@wellput/contract";
import { useState } from "react";
import { newestCourseQuery } from "./builder.api.ts";
import { copyOf, type ItemKind, KIND_WORDS, newItem } from "./course-draft.ts";

interface AddItemProps {
  readonly items: readonly CourseItem[];
  /** The courses from which a page can be taken. */
  readonly courses: readonly string[];
  readonly onAdd: (item: CourseItem) => void;
}

/** Another page: an empty one of some kind, or a copy from another course. */
export function AddItem({ items, courses, onAdd }: AddItemProps) {
  return (
    <Stack align="stretch" gap="sm">
      <Text fw={600}>Add a page</Text>
      <Group gap="xs">
        {(Object.entries(KIND_WORDS) as [ItemKind, string][]).map(([kind, words]) => (
          <Button key={kind} size="sm" variant="default" onClick={() => onAdd(newItem(kind, items))}>
            {words}
          </Button>
        ))}
      </Group>
      <Text size="sm" c="dimmed" maw="42rem">
        In a practice people put sentences differently and get feedback. A message they write without any, before or
        after the lessons. A quiz has right answers, a questionnaire has none.
      </Text>
      {courses.length > 0 && <TakeFromCourse items={items} courses={courses} onAdd={onAdd} />}
    </Stack>
  );
}

function TakeFromCourse({ items, courses, onAdd }: AddItemProps) {
  const [name, setName] = useState(courses[0] ?? "");
  const [chosen, setChosen] = useState("");
  const offered = useQuery(newestCourseQuery(name)).data?.course.items ?? [];
  const item = offered.find(({ id }) => id === chosen) ?? offered[0];
  return (
    <Group align="flex-end" gap="xs">
      <NativeSelect
        size="md"
        label="Or take one from"
        data={[...courses]}
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <NativeSelect
        size="md"
        label="Page"
        data={offered.map(({ id, title }) => ({ value: id, label: title }))}
        value={item?.id ?? ""}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      <Button variant="default" disabled={!item} onClick={() => item && onAdd(copyOf(item, items))}>
        Take it
      </Button>
    </Group>
  );
}
