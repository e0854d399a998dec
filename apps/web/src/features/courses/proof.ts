import type { StudyProof } from "@wellput/contract";
import { asApiError } from "../../lib/api-error.ts";
import type { MessageContext } from "../../nouns/message/message-box.ts";
import { readKept, type Seat, writeKept } from "./kept.ts";
import type { CourseSearch } from "./who.ts";

/** For as long as a page is open it has one key, whatever another tab does. */
const keys = new Map<string, string>();

const nameOf = ({ course, userId }: Seat) => `${course.toLowerCase()}/${userId}`;

/** Shows that it is this device that began: whoever has it may go on, and leave. */
export function keyOf(seat: Seat): string {
  const key = heldKey(seat) || crypto.randomUUID();
  if (keys.get(nameOf(seat)) === key) return key;
  keys.set(nameOf(seat), key);
  writeKept(seat, "key", { key });
  return key;
}

/** Empty where nobody has begun on this device. */
const heldKey = (seat: Seat): string => keys.get(nameOf(seat)) ?? readKept(seat, "key", { key: "" }).key;

/** A link to where one is, which shows on another device that it is the same person. */
export function linkElsewhere(seat: Seat): string {
  const link = new URL(window.location.pathname, window.location.origin);
  if (seat.userId !== null) link.searchParams.set("userId", seat.userId);
  link.hash = `key=${keyOf(seat)}`;
  return link.href;
}

/** Takes the key of the device that began from such a link; answers whether it has one. */
export function takeKey(seat: Seat): boolean {
  const { hash, pathname, search } = window.location;
  const key = new URLSearchParams(hash.slice(1)).get("key");
  if (!key || !UUID.test(key)) return false;
  keys.set(nameOf(seat), key);
  writeKept(seat, "key", { key });
  window.history.replaceState(window.history.state, "", `${pathname}${search}`);
  return true;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const PARAMETER = /^[A-Za-z][\w-]{0,39}$/;
const PARAMETERS_MAX = 30;

interface Link {
  readonly values: Readonly<Record<string, string>>;
}
const NO_LINK: Link = { values: {} };

/** Keeps what a panel's link says besides the user id, for when the page is opened again without. */
export function keepLink(seat: Seat, { userId: _own, ...search }: CourseSearch): void {
  const all = Object.entries(search).flatMap(([name, value]) =>
    PARAMETER.test(name) && value !== undefined ? [[name, value] as const] : [],
  );
  if (all.length > 0) writeKept(seat, "link", { values: Object.fromEntries(all.slice(0, PARAMETERS_MAX)) });
}

/** What goes with every step, and with the answers of a participant. */
export const proofOf = (seat: Seat): StudyProof => ({
  key: keyOf(seat),
  panel: readKept(seat, "link", NO_LINK).values,
});

/** The same as it goes with a try. */
export const tryProofOf = (seat: Seat): NonNullable<MessageContext["studyProof"]> => ({
  key: heldKey(seat),
  panel: new URLSearchParams(readKept(seat, "link", NO_LINK).values).toString(),
});

/** Sends it, and once more with the key in the address where the study was begun on another device. */
export const sendByLink = <Answer>(seat: Seat, send: () => Promise<Answer>): Promise<Answer> =>
  send().catch((problem: unknown) => {
    if (asApiError(problem).code !== "BEGUN_ELSEWHERE" || !takeKey(seat)) throw problem;
    return send();
  });
