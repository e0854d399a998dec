import { UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconCheck, IconChevronDown, IconLock } from "@tabler/icons-react";
import type { Course } from "@wellput/contract";
import { useId } from "react";
import classes from "./courses.module.css";
import { firstLocked } from "./first-locked.ts";

interface CourseNavProps {
  readonly course: Course;
  readonly index: number;
  readonly finished: ReadonlySet<string>;
  readonly onGo: (index: number) => void;
}

/** The pages of a course by name, on the left; on a phone they fold to where one is. */
export function CourseNav({ course, index, finished, onGo }: CourseNavProps) {
  const id = useId();
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const pages = [...course.items.map(({ id, title }) => ({ id, title })), { id: "end", title: course.end.title }];
  const locked = firstLocked({ items: course.items, finished });
  return (
    <nav className={classes.nav} aria-label="Pages of the course">
      <p className={classes.course}>{course.title}</p>
      <UnstyledButton className={classes.fold} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        <span>
          {index + 1}. {pages[index]?.title}
        </span>
        <IconChevronDown size={20} aria-hidden className={classes.chevron} />
      </UnstyledButton>
      <ol id={id} className={classes.pages} data-open={isOpen || undefined}>
        {pages.map((page, at) => (
          <li key={page.id}>
            <UnstyledButton
              className={classes.page}
              aria-current={at === index ? "page" : undefined}
              disabled={at > locked}
              onClick={() => {
                close();
                onGo(at);
              }}
            >
              <Mark at={at} isDone={finished.has(page.id)} isLocked={at > locked} />
              <span>{page.title}</span>
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface MarkProps {
  readonly at: number;
  readonly isDone: boolean;
  readonly isLocked: boolean;
}

function Mark({ at, isDone, isLocked }: MarkProps) {
  if (isLocked) return <IconLock className={classes.mark} size={20} stroke={1.7} aria-label="Locked:" role="img" />;
  if (!isDone) return <span className={classes.mark}>{at + 1}</span>;
  return <IconCheck className={classes.mark} size={20} stroke={2.2} aria-label="Finished:" role="img" />;
}
