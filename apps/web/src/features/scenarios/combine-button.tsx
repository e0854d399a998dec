import { Button } from "@mantine/core";
import { MESSAGE_MAX_CHARS } from "@wellput/contract/limits";
import type { Draft } from "../../lib/drafts.ts";
import { AskFirst } from "../../ui/ask-first.tsx";
import { toast } from "../../ui/toast.tsx";
import { combineMessage } from "./combine-message.ts";
import { type GuideFields, prefillObservation } from "./guide-fields.ts";

interface CombineButtonProps {
  readonly draft: Pick<Draft<GuideFields>, "fields" | "set">;
}

/** Puts the steps before together; a message that stands there already is only replaced after asking. */
export function CombineButton({ draft: { fields, set } }: CombineButtonProps) {
  const combined = combineMessage({ ...fields, ...prefillObservation(fields) });

  const combine = () => {
    set((latest) => {
      const filled = prefillObservation(latest);
      return { ...filled, finalMessage: combineMessage({ ...latest, ...filled }) };
    });
    if (combined.length > MESSAGE_MAX_CHARS)
      toast("info", `Together that is more than ${MESSAGE_MAX_CHARS} characters. Shorten it before you go on.`);
  };
  const handleClick = (ask: () => void) => {
    if (!combined) return toast("info", "There is nothing to combine yet: write something in the steps before.");
    if (fields.finalMessage.trim() && fields.finalMessage !== combined) ask();
    else combine();
  };
  return (
    <div>
      <AskFirst
        question="There is a final message already. Do you want to overwrite it?"
        confirm="Overwrite"
        onConfirm={(close) => {
          close();
          combine();
        }}
      >
        {(ask) => (
          <Button variant="light" onClick={() => handleClick(ask)}>
            Combine Previous Steps into Final Message
          </Button>
        )}
      </AskFirst>
    </div>
  );
}
