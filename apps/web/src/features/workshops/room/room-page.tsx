import { useQuery } from "@tanstack/react-query";
import { asApiError } from "../../../lib/api-error.ts";
import { errorText } from "../../../lib/error-texts.ts";
import { QueryView } from "../../../ui/query-view.tsx";
import { Waiting } from "../../../ui/waiting.tsx";
import { BarePage } from "./bare-page.tsx";
import { Door } from "./door.tsx";
import { JoinPage } from "./join-page.tsx";
import { seatQuery } from "./room.api.ts";
import { SeatView } from "./seat-view.tsx";
import { useSeatOfLink } from "./use-seat-of-link.ts";

interface RoomPageProps {
  /** As the contract has it: six capital letters. */
  readonly code: string;
}

/** What is behind a code: the door, and for whoever has joined their seat. */
export function RoomPage({ code }: RoomPageProps) {
  const seat = useQuery(seatQuery(code));
  const link = useSeatOfLink(code);
  if (seat.error && asApiError(seat.error).code === "WORKSHOP_NOT_FOUND")
    return <JoinPage key={code} wrong={{ code, problem: errorText(seat.error) }} />;
  if (link.isTaking) return <Waiting text="Finding your seat…" />;
  if (seat.data?.isJoined) return <SeatView code={code} seat={seat.data} />;
  if (seat.data) return <Door code={code} door={seat.data} problem={link.problem} />;
  const waiting = (
    <QueryView query={seat} loading="Loading workshop…">
      {() => null}
    </QueryView>
  );
  return seat.error ? <BarePage title="Join a workshop">{waiting}</BarePage> : waiting;
}
