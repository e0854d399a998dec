import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { errorText } from "../lib/error-texts.ts";
import { AskFirst } from "./ask-first.tsx";
import { toast } from "./toast.tsx";

export interface DeletionProps {
  /** What is deleted, in a word or its title. */
  readonly about: string;
  readonly onDelete: () => Promise<unknown>;
}

interface AskedDeletionProps extends DeletionProps {
  /** What is pressed to delete. */
  readonly children: (ask: () => void) => ReactNode;
}

/** Deletes something, after asking; a failure is told, and the thing stays where it is. */
export function Deletion({ about, onDelete, children }: AskedDeletionProps) {
  const deletion = useMutation({
    mutationFn: () => onDelete(),
    onError: (problem) => toast("error", `${errorText(problem)} It was not deleted.`),
  });
  return (
    <AskFirst
      about={about}
      question="Are you sure you want to delete?"
      isBusy={deletion.isPending}
      onConfirm={(close) => deletion.mutate(undefined, { onSettled: close })}
    >
      {children}
    </AskFirst>
  );
}
