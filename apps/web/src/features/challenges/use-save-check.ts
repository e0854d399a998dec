import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { ChallengeFields } from "@wellput/contract";
import { useState } from "react";

/** What the feedback says against the sentences and their samples, each in one line. */
export type FindRemarks = (client: QueryClient, fields: ChallengeFields) => Promise<readonly string[]>;

interface SaveCheckOptions {
  readonly findRemarks: FindRemarks;
  readonly onSave: () => void;
}

export interface SaveCheck {
  readonly isChecking: boolean;
  /** What speaks against saving; empty when nothing does, or it was answered. */
  readonly remarks: readonly string[];
  readonly onBack: () => void;
  readonly onSaveAnyway: () => void;
}

/** Reads a practice scenario before it is published: what learners would find wanting is said first, and forbids nothing. */
export function useSaveCheck({ findRemarks, onSave }: SaveCheckOptions) {
  const client = useQueryClient();
  const [isChecking, setChecking] = useState(false);
  const [remarks, setRemarks] = useState<readonly string[]>([]);

  const save = async (fields: ChallengeFields) => {
    setChecking(true);
    // A reader that can't be had keeps nobody from saving.
    const found = await findRemarks(client, fields).catch(() => []);
    setChecking(false);
    if (found.length > 0) setRemarks(found);
    else onSave();
  };
  const onBack = () => setRemarks([]);
  const onSaveAnyway = () => {
    setRemarks([]);
    onSave();
  };
  return { isChecking, remarks, save, onBack, onSaveAnyway };
}
