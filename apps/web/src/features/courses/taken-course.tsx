import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { CourseProgress, CourseVersion, Withdrawal } from "@wellput/contract";
import { type ReactNode, useState } from "react";
import { LongLink } from "../../nouns/participant/participant-gate.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import { beginningKey, courseQuery } from "./courses.api.ts";
import type { Seat } from "./kept.ts";
import { LeftPage } from "./leave-study.tsx";
import { keepLink } from "./proof.ts";
import { ClosedStudyPage, ConsentPage, isClosed, isUnfitLink } from "./study-gate.tsx";
import { beginCourse } from "./use-progress.ts";
import { readProgress } from "./use-sync.ts";
import type { CourseSearch } from "./who.ts";

/** A course that somebody has begun. */
export interface Taken {
  readonly seat: Seat;
  /** What the server knows, of a participant. */
  readonly known: CourseProgress | null;
  /** As it was when they began: they finish it so. */
  readonly found: CourseVersion;
  readonly onLeft: (withdrawal: Withdrawal) => void;
}

interface TakenCourseProps {
  readonly name: string;
  /** Each asks the server anew where somebody is, who may have gone on in the other. */
  readonly page: "course" | "survey";
  readonly userId: string | null;
  readonly search: CourseSearch;
  readonly children: (taken: Taken) => ReactNode;
}

/** Begins a course, or goes on with it, past all that a study asks first; then draws it. */
export function TakenCourse({ name, page, userId, search, children }: TakenCourseProps) {
  const [seat] = useState(() => seatOf({ course: name, userId }, search));
  const [left, setLeft] = useState<Withdrawal | null>(null);
  const client = useQueryClient();
  const queryKey = [...beginningKey(name, userId), page] as const;
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
          <InVersion seat={seat} known={known} onLeft={setLeft}>
            {children}
          </InVersion>
        )
      }
    </QueryPage>
  );
}

function seatOf(seat: Seat, search: CourseSearch): Seat {
  if (seat.userId !== null) keepLink(seat, search);
  return seat;
}

interface InVersionProps extends Omit<Taken, "found"> {
  readonly children: (taken: Taken) => ReactNode;
}

function InVersion({ children, ...taken }: InVersionProps) {
  const { seat, known } = taken;
  const [version] = useState(() => known?.version ?? readProgress(seat).version ?? undefined);
  return (
    <QueryPage query={useQuery(courseQuery(seat.course, version))} loading="Loading the course…">
      {(found) => children({ ...taken, found })}
    </QueryPage>
  );
}
