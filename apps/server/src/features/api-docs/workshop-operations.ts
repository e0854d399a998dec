import { OwnAnswer, Seat, SeatKey, SessionDocument, Workshop, WorkshopDesk, WorkshopResults } from "@wellput/contract";
import { EXAMPLE_ID, type Operation, pageOf } from "./operation.ts";

const trainers = { who: "trainers", status: 200 } as const;
const everybody = { who: "everybody", status: 200 } as const;

export const WORKSHOP_OPERATIONS: Readonly<Record<string, Operation>> = {
  "GET /api/workshops": {
    ...trainers,
    does: "The live workshops that the caller has opened, newest first.",
    answer: pageOf(Workshop),
    example: { query: "limit=10" },
  },
  "POST /api/workshops": {
    ...trainers,
    does: "Opens a live workshop with its steps in order. The answer has the code to join it by.",
    status: 201,
    answer: Workshop,
    example: {
      body: {
        id: EXAMPLE_ID,
        title: "Monday's workshop",
        steps: [
          { kind: "question", prompt: "What would you say first?" },
          { kind: "challenge", prompt: "Say it as an observation.", material: "You are always late." },
        ],
      },
    },
  },
  "GET /api/workshops/:id": {
    ...trainers,
    does: "A workshop as its trainer steers it: steps, who has joined, and the answers to the present step without names.",
    answer: WorkshopDesk,
    example: { id: "workshop" },
  },
  "GET /api/workshops/:id/answers.csv": {
    ...trainers,
    does: "What was answered in a workshop, step by step, as a table without names; an answer that shows somebody at risk is withheld.",
    answer: "text/csv",
    example: { id: "workshop" },
  },
  "GET /api/workshops/:id/results": {
    ...trainers,
    does: "What was asked and answered in a workshop, step by step, without names; an answer that shows somebody at risk is not in it.",
    answer: WorkshopResults,
    example: { id: "workshop" },
  },
  "PUT /api/workshops/:id": {
    ...trainers,
    does: "Edits a workshop: its title, for whom it is, and its steps in their order, each under its id. A step that people have had before them stays. With the `version` that one had before one only where nothing was changed since: else 409 CHANGED_MEANWHILE.",
    answer: WorkshopDesk,
    example: {
      id: "workshop",
      body: {
        title: "Monday's workshop",
        steps: [
          { id: "{workshopStep}", kind: "question", prompt: "What would you say first?" },
          { id: "{workshopTableStep}", kind: "question", prompt: "And your table?", mode: "table" },
          { id: "{workshopVoteStep}", kind: "question", prompt: "How did that feel?" },
          { id: EXAMPLE_ID, kind: "break", prompt: "Ten minutes" },
        ],
      },
    },
  },
  "PATCH /api/workshops/:id": {
    ...trainers,
    does: "Steers a workshop: `go` to a step, its `phase` (writing, locked, revealed), a `timer`, an answer to `discuss` or `hide`, a `vote`, somebody to `remove` or to `admit` again, the size of its `tables`, or its `end`.",
    answer: WorkshopDesk,
    example: { id: "workshop", body: { act: "phase", stepId: "{workshopStep}", phase: "revealed" } },
  },
  "DELETE /api/workshops/:id": {
    ...trainers,
    does: "Deletes a workshop with everything that was written in it.",
    status: 204,
    example: { id: "workshop" },
  },
  "GET /api/rooms/:code": {
    ...everybody,
    does: "What is behind the code of a workshop: its door, or for whoever has joined what the room has before it and their own answers.",
    answer: Seat,
    example: { id: "workshopCode" },
  },
  "GET /api/rooms/:code/sheet.txt": {
    ...everybody,
    does: "Their own sheet for somebody who has joined: what was asked, and what they wrote.",
    answer: "text/plain",
    example: { id: "workshopCode" },
  },
  "POST /api/rooms/:code/guests": {
    ...everybody,
    does: "Joins a workshop, under a name or none, without an account. A cookie of the workshop's own keeps the seat.",
    answer: Seat,
    example: { id: "workshopCode", body: { name: "Ada" } },
  },
  "GET /api/rooms/:code/key": {
    ...everybody,
    does: "What opens the seat of somebody who has joined on another device. Whoever has it has the seat.",
    answer: SeatKey,
    example: { id: "workshopCode" },
  },
  "PUT /api/rooms/:code/seat": {
    ...everybody,
    does: "Takes one's own seat on this device, by its key.",
    answer: Seat,
    example: { id: "workshopCode", body: { key: "{workshopKey}" } },
  },
  "PUT /api/rooms/:code/table": {
    ...everybody,
    does: "Sits somebody who has joined down at another table, of eight at most.",
    answer: Seat,
    example: { id: "workshopCode", body: { table: 2 } },
  },
  "PUT /api/rooms/:code/:stepId/vote": {
    ...everybody,
    does: "Gives the voice of somebody who has joined to one of the answers that the room is shown, while a vote is open.",
    status: 204,
    example: { id: "workshopVote", body: { answerId: "{workshopAnswer}" } },
  },
  "GET /api/rooms/:code/:stepId/table": {
    ...everybody,
    does: "The sheet on which somebody's table, or everybody, writes at a step; its text is `answer`.",
    answer: SessionDocument,
    example: { id: "workshopTable" },
  },
  "PATCH /api/rooms/:code/:stepId/table": {
    ...everybody,
    does: "Adds what somebody wrote to the sheet of their table: an update of Yjs in base64.",
    status: 204,
    example: {
      id: "workshopTable",
      body: { writer: 1, field: "answer", update: "AQEBAAQBBmFuc3dlcg5Db3VsZCB3ZSB0YWxrPwA=" },
    },
  },
  "PUT /api/rooms/:code/:stepId": {
    ...everybody,
    does: "Keeps what somebody who has joined has written at a step so far; `base` is the version that it was written on, 0 at first.",
    answer: OwnAnswer,
    example: { id: "workshopSeat", body: { text: "Could we talk about Monday?", base: 0 } },
  },
};
