import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { CourseProgress, CourseVersion, Withdrawal } from "@wellput/contract";
import { useState } from "react";
import { LongLink, UnfitLink } from "../../nouns/participant/participant-gate.tsx";
import { NotFoundPage } from "../../ui/not-found-page.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import { CoursePlayer, type CoursePlayerProps } from "./course-player.tsx";
import type { CourseSlots } from "./course-slots.ts";
import { beginningKey, courseQuery } from "./courses.api.ts";
import type { Seat } from "./kept.ts";
import { LeftPage } from "./leave-study.tsx";
import { keepLink } from "./proof.ts";
import { ClosedStudyPage, ConsentPage, isClosed, isUnfitLink } from "./study-gate.tsx";
import { usePageHistory } from "./use-page-history.ts";
import { beginCourse, useProgress } from "./use-progress.ts";
import { readProgress } from "./use-sync.ts";
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
  return <ForSeat name={name} userId={who.userId} search={search} {...slots} />;
}

interface ForSeatProps extends PageSlots {
  readonly name: string;
  readonly userId: string | null;
  readonly search: CourseSearch;
}

function ForSeat({ name, userId, search, ...slots }: ForSeatProps) {
  const [seat] = useState(() => seatOf({ course: name, userId }, search));
  const [left, setLeft] = useState<Withdrawal | null>(null);
  const client = useQueryClient();
  const queryKey = beginningKey(name, userId);
  const beginning = useQuery({
    queryKey,
    queryFn: () => (userId === null ? null : beginCourse({ course: name, userId })),
    enabled: left === null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (left) return <LeftPage withdrawal={left} />;
  if (isUnfitLink(beginning.error)) return <LongLink />;
  if (isClosed(beginning.error))
    return <ClosedStudyPage error={beginning.error} onRetry={() => void beginning.refetch()} />;
  return (
    <QueryPage query={beginning} loading="Loading the course…">
      {(known) =>
        known?.consent && userId !== null ? (
          <ConsentPage
            course={name}
            userId={userId}
            consent={known.consent}
            onAgreed={(progress) => client.setQueryData(queryKey, progress)}
          />
        ) : (
          <InVersion seat={seat} known={known} onLeft={setLeft} {...slots} />
        )
      }
    </QueryPage>
  );
}

function seatOf(seat: Seat, search: CourseSearch): Seat {
  if (seat.userId !== null) keepLink(seat, search);
  return seat;
}

interface InVersionProps extends PageSlots {
  readonly seat: Seat;
  readonly onLeft: (withdrawal: Withdrawal) => void;
  readonly known: CourseProgress | null;
}

/** Whoever has begun a course finishes it as it was then. */
function InVersion({ seat, known, ...slots }: InVersionProps) {
  const [version] = useState(() => known?.version ?? readProgress(seat).version ?? undefined);
  return (
    <QueryPage query={useQuery(courseQuery(seat.course, version))} loading="Loading the course…">
      {(found) => <Going seat={seat} known={known} found={found} {...slots} />}
    </QueryPage>
  );
}

interface GoingProps extends InVersionProps {
  readonly found: CourseVersion;
}

function Going({ seat, known, found, place, ...slots }: GoingProps) {
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
