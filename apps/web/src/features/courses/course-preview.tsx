import { Alert, Button, Group, Text } from "@mantine/core";
import type { Course } from "@wellput/contract";
import { useState } from "react";
import { CoursePlayer } from "./course-player.tsx";
import type { CourseSlots } from "./course-slots.ts";
import type { Seat } from "./kept.ts";

interface CoursePreviewProps extends CourseSlots {
  readonly course: Course;
  readonly onClose: () => void;
}

/** A course as participants would have it: every page is open, and nothing is sent or counted. */
export function CoursePreview({ course, onClose, renderPractice }: CoursePreviewProps) {
  const [seat] = useState<Seat>(() => ({ course: `preview-${crypto.randomUUID()}`, userId: null, isPreview: true }));
  const [index, setIndex] = useState(0);
  const progress = {
    index,
    finished: new Set(course.items.map(({ id }) => id)),
    items: course.items,
    waitsForArm: false,
    withdrawal: null,
    reader: "installation" as const,
    completion: { completionCode: null, completionUrl: null, unfinished: [] },
    goTo: setIndex,
    finish: () => {},
    isBehind: false,
    sync: () => {},
  };
  return (
    <>
      <Alert mb="lg">
        <Group justify="space-between">
          <Text>This is a preview. Nothing that you do here is kept, and every page is open.</Text>
          <Button size="sm" onClick={onClose}>
            Back to the course
          </Button>
        </Group>
      </Alert>
      <CoursePlayer
        seat={seat}
        found={{ course, version: "preview", media: {} }}
        progress={progress}
        renderPractice={renderPractice}
        isInShell
      />
    </>
  );
}
