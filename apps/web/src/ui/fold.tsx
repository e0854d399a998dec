import { Anchor } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";

interface FoldProps {
  readonly isOpenAtFirst: boolean;
  readonly more: string;
  readonly less: string;
  readonly children: ReactNode;
}

/** Something to read on demand, with the link that opens and closes it below. */
export function Fold({ isOpenAtFirst, more, less, children }: FoldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <div>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
      <Anchor
        component="button"
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? less : more}
      </Anchor>
    </div>
  );
}
