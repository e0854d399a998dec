import type { LiveEvent } from "@wellput/contract";
import type { Announcement, Audience } from "./announce.ts";

/** What of a person decides which events they hear. */
interface Listener {
  readonly id: string;
  readonly group: string | null;
  readonly isAdmin: boolean;
}

interface Subscriber {
  readonly listener: Listener | null;
  /** The shared sheet that is open there, by its id. */
  readonly sheet: string | undefined;
  readonly send: (event: LiveEvent) => void;
  readonly end: () => void;
}

/** The open event streams of this server. */
export class LiveHub {
  readonly #subscribers = new Set<Subscriber>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
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

  /** Hands an announcement, as it came from the database, to those who may hear of it. */
  publish(payload: string): void {
    const { event, audience } = JSON.parse(payload) as Announcement;
    for (const { listener, sheet, send } of this.#subscribers) {
      const isAbout =
        typeof audience === "object" && "sheet" in audience ? audience.sheet === sheet : mayHear(listener, audience);
      if (isAbout) send(event);
    }
  }

  /** Ends every stream: browsers come back by themselves and read afresh what they may have missed. */
  endAll(): void {
    for (const { end } of [...this.#subscribers]) end();
  }
}

function mayHear(listener: Listener | null, audience: Exclude<Audience, { readonly sheet: string }>): boolean {
  if (audience === "everybody") return true;
  if (listener === null) return false;
  if ("person" in audience) return audience.person === listener.id;
  return listener.isAdmin || (listener.group !== null && audience.groups.includes(listener.group));
}
