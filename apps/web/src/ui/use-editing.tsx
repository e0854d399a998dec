import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { asApiError } from "../lib/api-error.ts";
import type { Draft } from "../lib/drafts.ts";
import { useSaving } from "../lib/use-saving.ts";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { toastNotSaved } from "./toast.tsx";

interface Versioned {
  /** Null for what is not stored yet. */
  readonly version: number | string | null;
}

interface EditingOptions<Fields, Row extends Versioned> {
  /** What is typed; `forget` where that is kept on this device. */
  readonly draft: Pick<Draft<Fields>, "fields"> & Partial<Pick<Draft<Fields>, "forget">>;
  /** What is stored, as it was read last from the query of this key. */
  readonly stored: Row;
  readonly queryKey: QueryKey;
  /** Saves fields as a change of this version. */
  readonly store: (fields: Fields, version: Row["version"]) => Promise<Row>;
  readonly onSaved: (stored: Row) => void;
  /** What else went wrong: a toast says so where the form does not. */
  readonly onRefused?: (problem: Error) => void;
  /** The form begins anew with what is stored. */
  readonly onStartAgain: () => void;
}

/** Saves the form of something stored. Where it was changed meanwhile, `conflict` asks what is to stay. */
export function useEditing<Row extends Versioned, Fields extends Pick<Row, "version">>(
  options: EditingOptions<Fields, Row>,
) {
  const { draft, stored, queryKey, store, onSaved, onRefused = toastNotSaved, onStartAgain } = options;
  const client = useQueryClient();
  const isConflict = (problem: unknown) => problem !== null && asApiError(problem).code === "CHANGED_MEANWHILE";
  const { save, isBusy, problem } = useSaving<Fields, Row>({
    fields: draft.fields,
    store: (fields, saved) => store(fields, saved?.version ?? fields.version),
    onSaved,
    // What is saved by now is there before anybody is asked.
    onError: (refused) => (isConflict(refused) ? client.invalidateQueries({ queryKey }) : onRefused(refused)),
  });
  const takeStored = () => {
    draft.forget?.();
    onStartAgain();
  };
  const conflict = isConflict(problem) && (
    <ChangedMeanwhile onSaveMine={() => save(stored)} onTakeStored={takeStored} />
  );
  return { save: () => save(), isBusy, conflict };
}
