import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { LiveEvent, LiveNoun } from "@wellput/contract";
import { asApiError } from "./api-error.ts";
import { LIVE_KEYS } from "./live-keys.ts";
import { takeRow } from "./live-rows.ts";

/** What is being asked for again, and whether something changed since that began. */
const asking = new Map<QueryKey, { isStale: boolean }>();

/** Asks again for what queries have: once for a burst of changes, and once more when some came while it was asking. */
async function askAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const underWay = asking.get(queryKey);
  if (underWay) {
    underWay.isStale = true;
    return;
  }
  const round = { isStale: false };
  asking.set(queryKey, round);
  try {
    do {
      round.isStale = false;
      await readAgain(client, queryKey);
    } while (round.isStale);
  } finally {
    asking.delete(queryKey);
  }
}

/**
 * A read that is under way may have seen the time before the change, and a reader may wait for what it brings: it is
 * waited for, neither cut off nor taken for an answer.
 */
async function readAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const underWay = client.getQueryCache().findAll({ queryKey, fetchStatus: "fetching" });
  await Promise.allSettled(underWay.map(({ promise }) => promise));
  await client.invalidateQueries({ queryKey });
}

/** What has come is taken as it is; only where that is not enough the server is asked. */
async function take(client: QueryClient, event: LiveEvent): Promise<void> {
  const queryKey = LIVE_KEYS[event.type.split(".")[0] as LiveNoun];
  if (queryKey && !(await takeRow(client, queryKey, event))) await askAgain(client, queryKey);
}

/** What this tab has open with others, a shared sheet and a workshop, and the way to listen anew when that changes. */
let followed: Readonly<Record<string, string>> = {};
let listenAnew = () => {};

function follow(name: "sheet" | "room", place: string): () => void {
  followed = { ...followed, [name]: place };
  listenAnew();
  return () => {
    const { [name]: _left, ...others } = followed;
    followed = others;
    listenAnew();
  };
}

/** Hears of the changes of a shared sheet too; the answer stops it. */
export const followSheet = (id: string): (() => void) => follow("sheet", id);

/** Hears what is before everybody in a workshop too, for whoever has joined it by its code; the answer stops it. */
export const followRoom = (code: string): (() => void) => follow("room", code);

const addressOf = (place: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(place).toString();
  return query ? `/api/live?${query}` : "/api/live";
};

/** A stream that a server refuses is over for the browser: it is asked for again so much later, each time after twice as long. */
const OPEN_AGAIN_MS = 1000;
const OPEN_AGAIN_MAX_MS = 30_000;

/** Whether something that is read here waits for the database: once that is back, changes are heard again at once. */
const isDatabaseAway = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.fetchFailureReason && asApiError(state.fetchFailureReason).code === "DATABASE_AWAY");

/**
 * Listens for changes made elsewhere and shows them; the answer stops it. A hidden tab lets go of its
 * connection (a browser has few). Whenever the stream opens, what was read before it did may have changed unheard, and is
 * asked for again.
 */
export function listenForChanges(client: QueryClient): () => void {
  let source: EventSource | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let waitMs = OPEN_AGAIN_MS;
  const close = () => {
    clearTimeout(again);
    source?.close();
    source = undefined;
  };
  const open = () => {
    if (source || document.hidden) return;
    source = new EventSource(addressOf(followed));
    source.onopen = () => {
      waitMs = OPEN_AGAIN_MS;
      for (const queryKey of Object.values(LIVE_KEYS)) void askAgain(client, queryKey);
    };
    source.onerror = () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      close();
      if (isDatabaseAway(client)) waitMs = OPEN_AGAIN_MS;
      again = setTimeout(open, waitMs);
      waitMs = Math.min(waitMs * 2, OPEN_AGAIN_MAX_MS);
    };
    source.onmessage = ({ data }) => void take(client, JSON.parse(String(data)) as LiveEvent);
  };
  const followVisibility = () => (document.hidden ? close() : open());

  const anew = () => {
    close();
    open();
  };
  listenAnew = anew;
  open();
  // What was open before the network went may be dead without a word.
  window.addEventListener("online", anew);
  document.addEventListener("visibilitychange", followVisibility);
  return () => {
    listenAnew = () => {};
    window.removeEventListener("online", anew);
    document.removeEventListener("visibilitychange", followVisibility);
    close();
  };
}
