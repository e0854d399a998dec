import { UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { late } from "../../lib/late.ts";
import classes from "./feedback-panel.module.css";
import type { GeneralFeedbackProps } from "./improve-dialog.tsx";

const dialog = late(() => import("./improve-dialog.tsx"));

/** 'Questions or comments? Let us know.': a link and its dialog. */
export function GeneralFeedback(props: GeneralFeedbackProps) {
  const [isOpen, setOpen] = useState(false);
  const part = dialog.use(isOpen);
  return (
    <>
      <UnstyledButton className={classes.letUsKnow} onClick={() => setOpen(true)}>
        Questions or comments? Let us know.
      </UnstyledButton>
      {part && <part.ImproveDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
