import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { ChangeSession, OwnAnswer, Room, Seat, WriteAnswer } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../../lib/api-client.ts";
import { LIVE_KEYS } from "../../../lib/live-keys.ts";
import { takeAnswer } from "../../../lib/take-answer.ts";

const LOOK_AGAIN_MS = 5000;

const roomRoute = api.api.rooms[":code"];

/** What is behind a code; while somebody sits there, what is before the room comes by itself. */
export const seatQuery = (code: string) =>
  queryOptions({
    queryKey: [...LIVE_KEYS.room, code] as const,
    queryFn: async ({ client, queryKey }): Promise<Seat> => {
      const seat: Seat = await parseResponse(roomRoute.$get({ param: { code } }));
      return withLatest(seat, client.getQueryData<Seat>(queryKey));
    },
    retry: false,
    // Whoever is let in again need not know that they have to ask.
    refetchInterval: ({ state: { data } }) => (data?.isJoined === false && data.isRemoved ? LOOK_AGAIN_MS : false),
    meta: { takeRow: (data, { id, row }) => takeRoom(data as Seat, id, row as Room | null) },
  });

/** A workshop that is gone is asked for, and says so. */
function takeRoom(seat: Seat, id: string, room: Room | null): Seat | undefined {
  if (!seat.isJoined || seat.room.id !== id) return seat;
  return room ? { ...seat, room } : undefined;
}

/** A seat with an own answer as it is kept by now. */
export function withAnswer(seat: Seat | undefined, answer: OwnAnswer): Seat | undefined {
  if (!seat?.isJoined) return seat;
  const others = seat.answers.filter(({ stepId }) => stepId !== answer.stepId);
  return { ...seat, answers: [...others, answer] };
}

/** A seat as it was read, with what was kept while it was on its way. */
export function withLatest(seat: Seat, shown: Seat | undefined): Seat {
  if (!seat.isJoined || !shown?.isJoined || seat.room.id !== shown.room.id || seat.name !== shown.name) return seat;
  const versionAt = (stepId: string) => seat.answers.find((answer) => answer.stepId === stepId)?.version ?? 0;
  const later = shown.answers.filter(({ stepId, version }) => version > versionAt(stepId));
  return later.reduce<Seat>((latest, answer) => withAnswer(latest, answer) ?? latest, seat);
}

export const joinMutation = (code: string) =>
  mutationOptions({
    mutationFn: (name: string): Promise<Seat> =>
      parseResponse(roomRoute.guests.$post({ param: { code }, json: { name } })),
    onSuccess: (seat, _name, _result, { client }) => takeAnswer(client, seatQuery(code).queryKey, seat),
  });

/** Takes one's own seat on this device, by the key of a personal link. */
export const takeSeatMutation = (code: string) =>
  mutationOptions({
    mutationFn: (key: string): Promise<Seat> => parseResponse(roomRoute.seat.$put({ param: { code }, json: { key } })),
    onSuccess: (seat, _key, _result, { client }) => takeAnswer(client, seatQuery(code).queryKey, seat),
  });

/** The key of one's own seat; asked for when somebody wants to see it, and kept nowhere. */
export const keyQuery = (code: string) =>
  queryOptions({
    queryKey: ["workshopKey", code] as const,
    queryFn: async () => (await parseResponse(roomRoute.key.$get({ param: { code } }))).key,
    gcTime: 0,
  });

/** What one has written so far, as text to keep. */
export const ownSheetQuery = (code: string) =>
  queryOptions({
    queryKey: ["workshopSheet", code] as const,
    queryFn: async () => (await roomRoute["sheet.txt"].$get({ param: { code } })).text(),
    gcTime: 0,
  });

export const takeTableMutation = (code: string) =>
  mutationOptions({
    mutationFn: (table: number): Promise<Seat> =>
      parseResponse(roomRoute.table.$put({ param: { code }, json: { table } })),
    onSuccess: (seat, _table, _result, { client }) => takeAnswer(client, seatQuery(code).queryKey, seat),
  });

export const voteMutation = (code: string) =>
  mutationOptions({
    mutationFn: ({ stepId, answerId }: { readonly stepId: string; readonly answerId: string }) =>
      parseResponse(roomRoute[":stepId"].vote.$put({ param: { code, stepId }, json: { answerId } })),
    onSuccess: (_none, _vote, _result, { client }) => client.invalidateQueries({ queryKey: seatQuery(code).queryKey }),
  });

/** The sheet of one's table at a step. */
export const readTable = (code: string, stepId: string) =>
  parseResponse(roomRoute[":stepId"].table.$get({ param: { code, stepId } }));

export const writeTable = (code: string, stepId: string, json: ChangeSession) =>
  parseResponse(roomRoute[":stepId"].table.$patch({ param: { code, stepId }, json }));

interface Sent extends WriteAnswer {
  readonly stepId: string;
}

export const writeMutation = (code: string) =>
  mutationOptions({
    mutationFn: ({ stepId, ...json }: Sent): Promise<OwnAnswer> =>
      parseResponse(roomRoute[":stepId"].$put({ param: { code, stepId }, json })),
    onSuccess: (answer, _sent, _result, { client }) => {
      client.setQueryData<Seat>(seatQuery(code).queryKey, (seat) => withAnswer(seat, answer));
      // Words that arrive just after the end belong on the page that shows what one wrote.
      void client.invalidateQueries({ queryKey: ownSheetQuery(code).queryKey });
    },
  });
