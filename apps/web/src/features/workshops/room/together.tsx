import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ChangeSession, RoomStep, Seat } from "@wellput/contract";
import { WORKSHOP_ANSWER_MAX_CHARS } from "@wellput/contract/limits";
import { useEffect, useSyncExternalStore } from "react";
import { asApiError } from "../../../lib/api-error.ts";
import { followSheet } from "../../../lib/live.ts";
import { CarefulTextarea } from "../../../nouns/help/careful-textarea.tsx";
import { type OpenSheet, useSheetOf } from "../../../nouns/shared-session/session-document.ts";
import { SharedField } from "../../../nouns/shared-session/shared-field.tsx";
import { SheetContext } from "../../../nouns/shared-session/sheet-editing.ts";
import { useSending } from "../../../nouns/shared-session/use-sending.ts";
import { QueryView } from "../../../ui/query-view.tsx";
import { readTable, seatQuery, writeTable } from "./room.api.ts";
import classes from "./room.module.css";
import { TableChoice } from "./table-choice.tsx";

/** The field of the sheet in which the answer stands. */
const FIELD = "answer";

interface TogetherProps {
  readonly code: string;
  readonly step: RoomStep;
  readonly table: Extract<Seat, { isJoined: true }>["table"];
  readonly isWriting: boolean;
}

/** What a table, or the whole room, writes together at a step. */
export function Together(props: TogetherProps) {
  const { code, step, table } = props;
  const place = step.mode === "room" ? "room" : `${table.number}`;
  const sheet = useSheetOf(["sessionDocuments", "workshop", code, step.id, place], () => readTable(code, step.id));
  return (
    <>
      {step.mode === "table" && <TableChoice code={code} table={table} isOpen={props.isWriting} />}
      <QueryView query={sheet} loading="Loading the sheet…">
        {(open) => <OnSheet key={open.id} {...props} sheet={open} />}
      </QueryView>
    </>
  );
}

function OnSheet({ code, step, isWriting, sheet }: TogetherProps & { readonly sheet: OpenSheet }) {
  const { id, letters, people } = sheet;
  const send = useMutation({ mutationFn: (json: ChangeSession) => writeTable(code, step.id, json) });
  const problem = useSending(`/table/${id}`, letters, send, people.count);
  useEffect(() => followSheet(id), [id]);
  useCompany(code, people.count);
  useSyncExternalStore(letters.subscribe, letters.version);
  const text = letters.textOf(FIELD);
  const whose = step.mode === "room" ? "Everybody’s answer" : "Your table’s answer";
  if (!isWriting)
    return (
      <section aria-label={whose}>
        <p>{whose}</p>
        {text.trim() ? (
          <p className={classes.own}>{text}</p>
        ) : (
          <p className={classes.state}>Nothing was written here.</p>
        )}
      </section>
    );
  return (
    <SheetContext value={letters}>
      <SharedField name={FIELD}>
        <CarefulTextarea
          label={whose}
          description="All of you write on it at once."
          size="lg"
          autosize
          minRows={5}
          maxLength={WORKSHOP_ANSWER_MAX_CHARS * 5}
          value={text}
          onChange={(event) => letters.write(FIELD, event.currentTarget.value)}
        />
      </SharedField>
      <p className={classes.state} role="status">
        {problem ? waitingWords(problem) : text.trim() ? "Kept as you write." : "What you write is kept as you type."}
      </p>
    </SheetContext>
  );
}

/** Who sits at one's table is asked for anew whenever somebody comes to its sheet, or leaves it. */
function useCompany(code: string, count: number): void {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count is why it asks
  useEffect(() => void client.invalidateQueries({ queryKey: seatQuery(code).queryKey }), [client, code, count]);
}

const waitingWords = (problem: unknown): string =>
  asApiError(problem).code === "WORKSHOP_LOCKED"
    ? "This step is closed for now. Your words are kept here."
    : "Not sent yet: your words are kept here, and sent when you are connected again.";
