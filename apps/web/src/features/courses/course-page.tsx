import { useState } from "react";
import { UnfitLink } from "../../nouns/participant/participant-gate.tsx";
import { NotFoundPage } from "../../ui/not-found-page.tsx";
import { CoursePlayer, type CoursePlayerProps } from "./course-player.tsx";
import type { CourseSlots } from "./course-slots.ts";
import { type Taken, TakenCourse } from "./taken-course.tsx";
import { usePageHistory } from "./use-page-history.ts";
import { useProgress } from "./use-progress.ts";
import { type CourseSearch, whoTakes } from "./who.ts";

/** Where the address says that one is, in a course whose pages have addresses of their own. */
interface Place {
  readonly index: number;
  readonly onGo: (index: number) => void;
}

interface PageSlots extends CourseSlots {
  readonly place?: Place;
}

interface CoursePageProps extends PageSlots {
  readonly name: string;
  /** Whether there is nothing to see without a user id. */
  readonly needsUserId?: boolean;
  readonly search: CourseSearch;
}

/** A course that stands alone: for a participant by the link that they were given, or for anybody where that is allowed. */
export function CoursePage({ name, needsUserId = false, search, ...slots }: CoursePageProps) {
  const [who] = useState(() => whoTakes(name, search));
  if (who.isBroken) return <UnfitLink />;
  if (who.userId === null && needsUserId) return null;
  return (
    <TakenCourse name={name} page="course" userId={who.userId} search={search}>
      {(taken) => <Going {...taken} {...slots} />}
    </TakenCourse>
  );
}

function Going({ seat, known, found, place, ...slots }: Taken & PageSlots) {
  const { version } = found;
  const progress = useProgress({ seat, course: found.course, version, known });
  const course = { ...found.course, items: progress.items };
  const own = { ...found, course };
  if (!place) return <AtOneAddress seat={seat} found={own} progress={progress} {...slots} />;
  const { index, onGo } = place;
  if (!Number.isInteger(index) || index < 0 || index > course.items.length) return <NotFoundPage />;
  const goTo = (next: number) => {
    progress.goTo(next);
    onGo(next);
  };
  return <CoursePlayer seat={seat} found={own} progress={{ ...progress, index, goTo }} isInShell {...slots} />;
}

/** Where the address is the same on every page, the browser's Back knows the pages all the same. */
function AtOneAddress({ progress, ...props }: CoursePlayerProps) {
  return <CoursePlayer {...props} progress={usePageHistory(progress)} />;
}
