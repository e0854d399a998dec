import type { LiveNoun } from "@wellput/contract";
import type { Logger } from "pino";
import type { Person } from "../auth/person.ts";
import type { Announcement, Audience } from "./announce.ts";

/** What has become of a thing for each person, null for who may not read it. */
export type RowFor = (person: Person | null) => object | null;

/** Reads once what has become of a thing, for everybody who hears of it; null where they have to ask. Of what is not here, people hear the id alone. */
export type RowReaders = Partial<Record<LiveNoun, (about: Announcement) => Promise<RowFor | null>>>;

interface Subscriber {
  /** Who opened the stream. */
  readonly opener: Person | null;
  /** Who they are by now: a session may have ended since, and people change groups. */
  readonly findPerson: () => Promise<Person | null>;
  /** The shared sheet that is open there, by its id. */
  readonly sheet: string | undefined;
  /** The workshop that somebody has joined there, by its id. */
  readonly room: string | undefined;
  readonly send: (text: Uint8Array) => void;
  readonly end: () => void;
}

/** What one announcement says to each of those who may hear of it. */
interface Telling {
  readonly announcement: Announcement;
  /** Null where it could not be read: then people ask for it themselves. */
  readonly rowFor: RowFor | null;
  readonly listeners: readonly { readonly subscriber: Subscriber; readonly person: Person | null }[];
}

/** The open event streams of this server. */
export class LiveHub {
  readonly #subscribers = new Set<Subscriber>();
  readonly #max: number;
  readonly #readers: RowReaders;
  readonly #logger: Logger;
  #told: Promise<void> = Promise.resolve();

  constructor(max: number, readers: RowReaders, logger: Logger) {
    this.#max = max;
    this.#readers = readers;
    this.#logger = logger;
  }

  get size(): number {
    return this.#subscribers.size;
  }

  get isFull(): boolean {
    return this.size >= this.#max;
  }

  /** Adds a stream and returns its removal. */
  add(subscriber: Subscriber): () => void {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }

  /**
   * Hands an announcement, as it came from the database, to those who may hear of it. The row is read once; who may read
   * it is decided for each stream by who its person is now. What is announced first is told first.
   */
  publish(payload: string): void {
    const announcement = JSON.parse(payload) as Announcement;
    const subscribers = [...this.#subscribers].filter((one) => mayConcern(one, announcement.audience));
    if (subscribers.length === 0) return;
    const ready = this.#prepare(announcement, subscribers);
    this.#told = this.#told
      .then(async () => tell(await ready))
      .catch((error: unknown) => this.#logger.error({ err: error }, "a live event could not be told"));
  }

  /** Ends every stream: browsers come back by themselves and read afresh what they may have missed. */
  endAll(): void {
    for (const { end } of [...this.#subscribers]) end();
  }

  async #prepare(announcement: Announcement, subscribers: readonly Subscriber[]): Promise<Telling> {
    try {
      const [rowFor, people] = await Promise.all([
        this.#readRow(announcement),
        Promise.all(subscribers.map(({ findPerson }) => findPerson())),
      ]);
      const listeners = subscribers.map((subscriber, at) => ({ subscriber, person: people[at] ?? null }));
      return { announcement, rowFor, listeners };
    } catch (error) {
      this.#logger.warn({ err: error }, "a live event goes out without its row");
      const listeners = subscribers.map((subscriber) => ({ subscriber, person: subscriber.opener }));
      return { announcement, rowFor: null, listeners };
    }
  }

  async #readRow(announcement: Announcement): Promise<RowFor | null> {
    const [noun, past] = announcement.event.type.split(".") as [LiveNoun, string];
    if (past === "deleted") return () => null;
    return (await this.#readers[noun]?.(announcement)) ?? null;
  }
}

function tell({ announcement: { event, audience }, rowFor, listeners }: Telling): void {
  // Most people read the same: each text is made once.
  const texts = new Map<string | null, Uint8Array>();
  const textFor = (person: Person | null, row: object | null | undefined) => {
    const key = person?.id ?? null;
    const known = texts.get(key);
    if (known) return known;
    const text = new TextEncoder().encode(`data: ${JSON.stringify({ ...event, row })}\n\n`);
    texts.set(key, text);
    return text;
  };
  for (const { subscriber, person } of listeners) {
    if (!mayHear(person, audience)) continue;
    const row = rowFor?.(person);
    // Of a sheet that they may not read, people hear nothing at all.
    if (row !== null || !isOf("sheet", audience)) subscriber.send(textFor(person, row));
  }
}

/** Whether an audience is who has something open, a shared sheet or a workshop's room. */
const isOf = <Place extends "sheet" | "room">(
  place: Place,
  audience: Audience,
): audience is Extract<Audience, Readonly<Record<Place, string>>> => typeof audience === "object" && place in audience;

/** Whether a stream can be meant at all, whoever its person is by now. */
function mayConcern({ opener, sheet, room }: Subscriber, audience: Audience): boolean {
  if (isOf("sheet", audience)) return audience.sheet === sheet;
  if (isOf("room", audience)) return audience.room === room;
  return typeof audience === "string" || "groups" in audience || audience.person === opener?.id;
}

function mayHear(person: Person | null, audience: Audience): boolean {
  if (audience === "everybody" || isOf("sheet", audience) || isOf("room", audience)) return true;
  if (person === null) return false;
  if (audience === "admins") return person.isAdmin;
  if ("person" in audience) return audience.person === person.id;
  return (
    person.isAdmin || [person.groupId, ...person.trainerOf].some((id) => id !== null && audience.groups.includes(id))
  );
}
