import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

interface SavingOptions<Fields, Row> {
  /** What the form holds. */
  readonly fields: Fields;
  /** Saves fields: as something new, or as a change of what this form has stored already. */
  readonly store: (fields: Fields, stored: Row | undefined) => Promise<Row>;
  /** All of it is stored, and the form is still there. */
  readonly onSaved: (stored: Row) => void;
  readonly onError: (problem: Error) => unknown;
}

interface Saving<Row> {
  /** Once at a time, however often it is asked for; `over` is what somebody else stored and this one replaces. */
  readonly save: (over?: Row) => void;
  readonly isBusy: boolean;
  readonly problem: Error | null;
}

/** Saves a form as it stands when the answer comes: what was typed while a save was on its way is saved after it. */
export function useSaving<Fields, Row>({ fields, store, onSaved, onError }: SavingOptions<Fields, Row>): Saving<Row> {
  const now = useRef(fields);
  const stored = useRef<Row>(undefined);
  useEffect(() => {
    now.current = fields;
  }, [fields]);

  const saving = useMutation({
    mutationFn: async () => {
      let sent: Fields;
      let row: Row;
      do {
        sent = now.current;
        row = await store(sent, stored.current);
        stored.current = row;
      } while (JSON.stringify(sent) !== JSON.stringify(now.current));
      return row;
    },
    onError,
  });
  const save = (over?: Row) => {
    if (saving.isPending) return;
    if (over) stored.current = over;
    saving.mutate(undefined, { onSuccess: onSaved });
  };
  return { save, isBusy: saving.isPending, problem: saving.error };
}
