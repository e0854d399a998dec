import { queryOptions, type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { ParticipantPlace } from "@wellput/contract";
import { PLACE_NAME } from "@wellput/contract/participant-place";
import { api } from "../../lib/api-client.ts";
import { readStored, writeStored } from "../../lib/storage.ts";

/** Under which this device remembers the user id of each collection's last link. */
const KEY = "participants";

function readIds(): Record<string, unknown> {
  const stored = readStored(KEY);
  return stored !== null && typeof stored === "object" ? (stored as Record<string, unknown>) : {};
}

/** Whose link to a collection this device saw last. */
export function rememberedId(collection: string): string | undefined {
  const id = readIds()[collection.toLowerCase()];
  return typeof id === "string" ? id : undefined;
}

export function rememberId(collection: string, userId: string): void {
  writeStored(KEY, { ...readIds(), [collection.toLowerCase()]: userId });
}

export function forgetId(collection: string): void {
  writeStored(KEY, { ...readIds(), [collection.toLowerCase()]: undefined });
}

/** Begins as a participant, or goes on as one; the answer has the collection as the server spells it. */
const participantQuery = (collection: string, userId: string) =>
  queryOptions({
    queryKey: ["participant", collection.toLowerCase(), userId] as const,
    queryFn: async (): Promise<ParticipantPlace> => {
      const answer = await api.api.participants[":collection"][":userId"].$put({ param: { collection, userId } });
      const place = await answer.json();
      rememberId(collection, userId);
      return place;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Who opens a page of participants: nobody without a user id, nobody by one that cannot be, or whom the server knows. */
export type Participant =
  | { readonly as: "nobody" }
  | { readonly as: "unfit" }
  | { readonly as: "somebody"; readonly query: UseQueryResult<ParticipantPlace> };

/** The participant by the user id in the link, or by the one that this device remembers of an earlier link. */
export function useParticipant(collection: string, given: string | undefined): Participant {
  const userId = given || rememberedId(collection);
  const isFit = userId !== undefined && PLACE_NAME.test(userId) && PLACE_NAME.test(collection);
  const query = useQuery({ ...participantQuery(collection, userId ?? ""), enabled: isFit });
  if (userId === undefined) return { as: "nobody" };
  return isFit ? { as: "somebody", query } : { as: "unfit" };
}

/** Where a participant's drafts are kept on this device: drafts know no case, user ids do. */
export const participantDraft = (page: string, { collection, userId }: ParticipantPlace) =>
  `${page}/${collection}/${userId.replace(/[A-Z]/g, "^$&")}`;
