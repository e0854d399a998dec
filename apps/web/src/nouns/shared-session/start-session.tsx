import { Button } from "@mantine/core";
import { IconUsers } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Modal } from "../../ui/modal.ts";
import { NewSession, type NewSessionProps } from "./new-session.tsx";

interface StartSessionProps extends NewSessionProps {
  /** Why nobody could join, and what to do about it; absent where they can. */
  readonly obstacle?: ReactNode;
}

/** For a trainer: a link that opens one sheet for several people. */
export function StartSession({ obstacle, ...props }: StartSessionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="light" leftSection={<IconUsers size={18} aria-hidden />} onClick={() => setOpen(true)}>
        Start a shared session
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="A shared session" size="lg">
        {obstacle ?? <NewSession {...props} />}
      </Modal>
    </>
  );
}
