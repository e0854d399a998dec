import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { LiveEvent } from "@wellput/contract";

type Noun = LiveEvent["type"] extends `${infer Name}.${string}` ? Name : never;

/** Which queries a kind of thing lives in. A noun that the server announces and this list lacks does not compile. */
const QUERIES_OF: Record<Noun, QueryKey> = {
  scenario: ["scenarios"],
  challenge: ["challenges"],
  response: ["responses"],
  log: ["logs"],
  article: ["articles"],
};

/**
 * Listens for changes made elsewhere and asks again for what they touch; the answer stops it. A hidden tab lets go of its
 * connection (a browser has few) and asks for everything when it is looked at again, as it does after a lost connection.
 */
export function listenForChanges(client: QueryClient): () => void {
  let source: EventSource | undefined;
  // What was read before the stream was open may have changed unheard; what is being read just now is not asked twice.
  const refetchAll = () => {
    for (const queryKey of Object.values(QUERIES_OF)) {
      void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
    }
  };
  const close = () => {
    source?.close();
    source = undefined;
  };
  const open = () => {
    if (source || document.hidden) return;
    source = new EventSource("/api/live");
    source.onopen = refetchAll;
    source.onmessage = ({ data }) => {
      const { type } = JSON.parse(String(data)) as LiveEvent;
      const queryKey = QUERIES_OF[type.split(".")[0] as Noun];
      if (queryKey) void client.invalidateQueries({ queryKey });
    };
  };
  const followVisibility = () => (document.hidden ? close() : open());

  open();
  document.addEventListener("visibilitychange", followVisibility);
  return () => {
    document.removeEventListener("visibilitychange", followVisibility);
    close();
  };
}
