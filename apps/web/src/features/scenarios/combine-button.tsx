import { Button } from "@mantine/core";
import { MESSAGE_MAX_CHARS } from "@wellput/contract/limits";
import { useState } from "react";
import type { Draft } from "../../lib/drafts.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { combineMessage } from "./combine-message.ts";
import { type GuideFields, prefillObservation } from "./guide-fields.ts";

interface CombineButtonProps {
  readonly draft: Pick<Draft<GuideFields>, "fields" | "set">;
}

/** Puts the steps before together; a message that stands there already is only replaced after asking. */
export function CombineButton({ draft: { fields, set } }: CombineButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const combined = combineMessage({ ...fields, ...prefillObservation(fields) });

  const combine = () => {
    setAsking(false);
    set((latest) => {
      const filled = prefillObservation(latest);
      return { ...filled, finalMessage: combineMessage({ ...latest, ...filled }) };
    });
    if (combined.length > MESSAGE_MAX_CHARS)
      toast("info", `Together that is more than ${MESSAGE_MAX_CHARS} characters. Shorten it before you go on.`);
  };
  const handleClick = () => {
    if (!combined) return toast("info", "There is nothing to combine yet: write something in the steps before.");
    if (fields.finalMessage.trim() && fields.finalMessage !== combined) setAsking(true);
    else combine();
  };
  return (
    <div>
      <Button variant="light" onClick={handleClick}>
        Combine Previous Steps into Final Message
      </Button>
      <ConfirmDialog
        question="There is a final message already. Do you want to overwrite it?"
        confirm="Overwrite"
        isOpen={isAsking}
        isBusy={false}
        onCancel={() => setAsking(false)}
        onConfirm={combine}
      />
    </div>
  );
}
