import { Button, Stack } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { WorkshopDesk } from "@wellput/contract";
import { type FormEvent, useState } from "react";
import { Modal } from "../../../ui/modal.ts";
import { toastProblem } from "../../../ui/toast-problem.ts";
import { ForWhomInput } from "../prepare/for-whom-input.tsx";
import { keptDaysChoice } from "../prepare/step-draft.ts";
import { createWorkshopMutation } from "../workshops.api.ts";

/** The same steps under a code of their own: what another group answers stands apart. */
export function RunAgain({ desk }: { readonly desk: WorkshopDesk }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Run it with another group
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Run it with another group">
        <Again desk={desk} />
      </Modal>
    </>
  );
}

function Again({ desk: { title, steps, keptDays } }: { readonly desk: WorkshopDesk }) {
  const navigate = useNavigate();
  const [id] = useState(() => crypto.randomUUID());
  const [forWhom, setForWhom] = useState("");
  const create = useMutation({ ...createWorkshopMutation, onError: toastProblem });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const texts = steps.map(({ kind, prompt, material, mode }) => ({ kind, prompt, material, mode }));
    create.mutate(
      { id, title, forWhom, steps: texts, keptDays: keptDaysChoice(keptDays) },
      { onSuccess: () => void navigate({ to: "/workshops/$id", params: { id } }) },
    );
  };
  return (
    <form onSubmit={handleSubmit}>
      <Stack align="flex-start">
        <p>The same steps, with a code of their own. What this group writes stays where it is.</p>
        <ForWhomInput value={forWhom} onChange={setForWhom} />
        <Button type="submit" loading={create.isPending}>
          Open the workshop
        </Button>
      </Stack>
    </form>
  );
}
