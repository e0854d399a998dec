import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { asApiError } from "../../../lib/api-error.ts";
import { errorText } from "../../../lib/error-texts.ts";
import { PageSkeleton } from "../../../ui/page-skeleton.tsx";
import { QueryView } from "../../../ui/query-view.tsx";
import { isGone } from "../is-gone.ts";
import { BarePage } from "./bare-page.tsx";
import { Door } from "./door.tsx";
import { JoinPage } from "./join-page.tsx";
import { seatQuery } from "./room.api.ts";
import { useSeatOfLink } from "./use-seat-of-link.ts";

const loadSeat = () => import("./seat-view.tsx");
const SeatView = lazy(async () => ({ default: (await loadSeat()).SeatView }));
const Ended = lazy(async () => ({ default: (await loadSeat()).Ended }));

interface RoomPageProps {
  /** As the contract has it: six capital letters. */
  readonly code: string;
}

/** What is behind a code: the door, and for whoever has joined their seat. */
export function RoomPage({ code }: RoomPageProps) {
  const seat = useQuery(seatQuery(code));
  const link = useSeatOfLink(code);
  useEffect(() => {
    // It comes while somebody reads the door; what does not come is asked for when they sit down.
    void loadSeat().catch(() => {});
  }, []);
  if (seat.data?.isJoined && isGone(seat))
    return (
      <Suspense fallback={<PageSkeleton text="Finding your words…" />}>
        <Ended code={code} seat={seat.data} />
      </Suspense>
    );
  if (seat.error && asApiError(seat.error).code === "WORKSHOP_NOT_FOUND")
    return <JoinPage key={code} wrong={{ code, problem: errorText(seat.error) }} />;
  if (link.isTaking) return <PageSkeleton text="Finding your seat…" />;
  if (seat.data?.isJoined)
    return (
      <Suspense fallback={<PageSkeleton text="Finding your seat…" />}>
        <SeatView code={code} seat={seat.data} />
      </Suspense>
    );
  if (seat.data) return <Door code={code} door={seat.data} problem={link.problem} />;
  if (!seat.error) return <PageSkeleton text="Loading workshop…" />;
  return (
    <BarePage title="Join a workshop">
      <QueryView query={seat} loading="Loading workshop…">
        {() => null}
      </QueryView>
    </BarePage>
  );
}
