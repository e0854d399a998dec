import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { LinkProps } from "@tanstack/react-router";
import { COURSE_END, type CourseCard } from "@wellput/contract";
import { countOf, inOneLine } from "../../lib/format.ts";
import { ItemCard } from "../../ui/item-card.tsx";
import { Page } from "../../ui/page.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { coursesQuery } from "./courses.api.ts";
import classes from "./courses.module.css";
import { readProgress } from "./use-sync.ts";
import { whoTakes } from "./who.ts";

/** The courses that are open to whoever looks, by the links that this device has seen, and where they are in each. */
export function CoursesPage() {
  return (
    <Page
      title="Courses"
      lead="Short lessons to watch or read, each with a few questions. Stop when you like: your place is kept on this device."
    >
      <QueryView query={useQuery(coursesQuery)} loading="Loading courses…">
        {({ courses }) => (
          <Stack gap="lg">
            <ul aria-label="Courses" className={classes.cards}>
              {courses.flatMap((course) => {
                const { userId } = whoTakes(course.name, {});
                if (course.needsUserId && userId === null) return [];
                return [
                  <li key={course.name}>
                    <OwnCourse course={course} userId={userId} />
                  </li>,
                ];
              })}
            </ul>
            <Text c="dimmed">A course of a school or a study opens with the link that they gave you.</Text>
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}

interface OwnCourseProps {
  readonly course: CourseCard;
  readonly userId: string | null;
}

function OwnCourse({ course: { name, title, contents, pages }, userId }: OwnCourseProps) {
  const { key, finished } = readProgress({ course: name, userId });
  const isBegun = key > 0 || finished.length > 0;
  const note = [
    isBegun ? `You are on page ${Math.min(key + 1, pages)} of ${pages}` : countOf(pages, "page"),
    userId !== null && `your link has the user id ${userId}`,
  ];
  return (
    <ItemCard
      title={title}
      level={2}
      teaser={inOneLine(contents)}
      target={{ to: `/${name}` as NonNullable<LinkProps["to"]> }}
      isDone={finished.includes(COURSE_END)}
      note={note.filter(Boolean).join(", ")}
    />
  );
}
