import { Button, FileButton, Group } from "@mantine/core";
import type { Course } from "@wellput/contract";
import { useRef, useState } from "react";
import { download } from "../../lib/download.ts";
import { FormNote } from "../../ui/form-note.tsx";
import { tidy } from "./course-draft.ts";

interface CourseFileButtonsProps {
  readonly course: Course;
  readonly onImport: (course: Course) => void;
}

/** A course as a file: to keep, to send to somebody, to take in again. */
export function CourseFileButtons({ course, onImport }: CourseFileButtonsProps) {
  const reset = useRef<() => void>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const handleExport = () =>
    download(`${course.name || "course"}.json`, JSON.stringify(tidy(course), null, 2), "application/json");
  const handleImport = async (file: File | null) => {
    reset.current?.();
    if (!file) return;
    const found = await readCourse(file);
    setProblem(found ? null : `${file.name} is no course: nothing was taken from it.`);
    if (found) onImport(found);
  };
  return (
    <>
      <Group gap="xs">
        <Button variant="default" size="sm" onClick={handleExport}>
          Save as a file
        </Button>
        <FileButton resetRef={reset} accept="application/json,.json" onChange={(file) => void handleImport(file)}>
          {(props) => (
            <Button variant="default" size="sm" {...props}>
              Take in a file
            </Button>
          )}
        </FileButton>
      </Group>
      <FormNote tone="error" text={problem} />
    </>
  );
}

/** What a course has to be is fetched with the first file. */
async function readCourse(file: File): Promise<Course | null> {
  const { Course: shape } = await import("@wellput/contract/courses");
  try {
    return shape.safeParse(JSON.parse(await file.text())).data ?? null;
  } catch {
    return null;
  }
}
