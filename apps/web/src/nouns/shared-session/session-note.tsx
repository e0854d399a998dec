import { Text } from "@mantine/core";
import type { SessionPeople } from "@wellput/contract";
import { useId } from "react";
import { asApiError } from "../../lib/api-error.ts";
import { errorText } from "../../lib/error-texts.ts";
import classes from "./session-note.module.css";
import { sessionNumber } from "./started-sessions.ts";

/** Of a large group the first names stand for all. */
const NAMES_SHOWN_MAX = 12;

interface SessionNoteProps {
  readonly sessionId: string;
  readonly people: SessionPeople;
  /** Why something is not with the others yet; null when all of it is. */
  readonly problem: unknown;
}

function waitingText(problem: unknown): string {
  if (asApiError(problem).code === "NETWORK") {
    return "You are not connected: what you write is kept here and sent when you are back.";
  }
  return `${errorText(problem)} What you write is kept here.`;
}

/** Whose sheet this is, who has it open, and whether what was written is with them. */
export function SessionNote({ sessionId, people, problem }: SessionNoteProps) {
  const id = useId();
  const guests = Array<string>(Math.max(people.count - people.names.length, 0)).fill("Guest");
  const shown = [...people.names, ...guests].slice(0, NAMES_SHOWN_MAX);
  const more = people.count - shown.length;
  return (
    <div className={classes.note}>
      <Text c="dimmed">
        Session {sessionNumber(sessionId)}: everybody who has this link writes on the same sheet. It is deleted when
        nobody has opened it for 30 days.
        {problem !== null && ` ${waitingText(problem)}`}
      </Text>
      {people.count > 0 && (
        <div data-print="hide">
          <div className={classes.people}>
            <span id={id} className={classes.count}>
              {people.count} here now
            </span>
            <ul aria-labelledby={id} className={classes.names}>
              {shown.map((name, at) => (
                // Two guests are alike in all but their place.
                // biome-ignore lint/suspicious/noArrayIndexKey: names have no other key
                <li key={at}>{name}</li>
              ))}
              {more > 0 && <li>and {more} more</li>}
            </ul>
          </div>
          <Text c="dimmed" size="sm">
            Only people in this session see who is here: by username, or as Guest. It is not kept.
          </Text>
        </div>
      )}
    </div>
  );
}
