import { ActionIcon, Button, Modal } from "@mantine/core";
import { IconUserMinus } from "@tabler/icons-react";
import type { WorkshopDesk } from "@wellput/contract";
import { useState } from "react";
import { Tip } from "../../../ui/tip.tsx";
import classes from "./desk.module.css";
import type { Steering } from "./use-steering.ts";

interface PeopleProps extends Pick<WorkshopDesk, "guests"> {
  readonly steering: Steering;
}

/** Who is here, and a way to take somebody's seat away. */
export function People({ guests, steering }: PeopleProps) {
  const [isOpen, setOpen] = useState(false);
  const names = guests.map(({ name }) => name).filter(Boolean);
  return (
    <div className={classes.names}>
      {names.length > 0 && <>Here: {names.join(", ")} · </>}
      <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
        Everybody here
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Everybody here">
        <p>Whoever you remove loses their seat, and what they wrote on their own is deleted.</p>
        <ul className={classes.people}>
          {guests.map(({ id, name }, at) => (
            <li key={id}>
              <span>{name || `Unnamed (${at + 1})`}</span>
              <Tip label="Remove">
                <ActionIcon
                  aria-label={`Remove ${name || `unnamed person ${at + 1}`}`}
                  c="dimmed"
                  onClick={() => steering.remove(id)}
                >
                  <IconUserMinus size={20} aria-hidden />
                </ActionIcon>
              </Tip>
            </li>
          ))}
        </ul>
      </Modal>
    </div>
  );
}
