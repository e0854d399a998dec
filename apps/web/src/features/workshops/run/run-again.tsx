import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { WorkshopDesk } from "@wellput/contract";
import { useState } from "react";
import { toastProblem } from "../../../ui/toast-problem.ts";
import { keptDaysChoice } from "../prepare/step-draft.ts";
import { createWorkshopMutation } from "../workshops.api.ts";

/** The same steps under a code of their own: what another group answers stands apart. */
export function RunAgain({ desk: { title, steps, keptDays } }: { readonly desk: WorkshopDesk }) {
  const navigate = useNavigate();
  const [id] = useState(() => crypto.randomUUID());
  const create = useMutation({ ...createWorkshopMutation, onError: toastProblem });
  const handleClick = () => {
    const texts = steps.map(({ kind, prompt, material, mode }) => ({ kind, prompt, material, mode }));
    create.mutate(
      { id, title, steps: texts, keptDays: keptDaysChoice(keptDays) },
      { onSuccess: () => void navigate({ to: "/workshops/$id", params: { id } }) },
    );
  };
  return (
    <Button variant="default" loading={create.isPending} onClick={handleClick}>
      Run it with another group
    </Button>
  );
}
