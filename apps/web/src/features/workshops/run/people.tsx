import { ActionIcon, Button, Title } from "@mantine/core";
import { IconUserMinus } from "@tabler/icons-react";
import type { WorkshopDesk } from "@wellput/contract";
import { useState } from "react";
import { Modal } from "../../../ui/modal.ts";
import { Tip } from "../../../ui/tip.tsx";
import classes from "./desk.module.css";
import type { Steering } from "./use-steering.ts";

interface PeopleProps extends Pick<WorkshopDesk, "guests" | "removed"> {
  readonly steering: Steering;
}

/** Who is here, and a way to take somebody's seat away. */
export function People({ guests, removed, steering }: PeopleProps) {
  const [isOpen, setOpen] = useState(false);
  const names = guests.map(({ name }) => name).filter(Boolean);
  return (
    <div className={classes.names}>
      {names.length > 0 && <p className={classes.here}>Here: {names.join(", ")}</p>}
      <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
        Everybody here
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Everybody here">
        <p>
          Whoever you remove loses their seat, and nobody reads what they wrote on their own. You can let them in again.
        </p>
        <ul className={classes.people}>
          {guests.map(({ id, name }, at) => (
            <li key={id}>
              <span>{name || `Unnamed (${at + 1})`}</span>
              <Tip label="Remove">
                <ActionIcon
                  aria-label={`Remove ${name || `unnamed person ${at + 1}`}`}
                  c="dimmed"
                  loading={steering.isMoving(id)}
                  onClick={() => steering.remove(id)}
                >
                  <IconUserMinus size={20} aria-hidden />
                </ActionIcon>
              </Tip>
            </li>
          ))}
        </ul>
        {removed.length > 0 && <Removed removed={removed} steering={steering} />}
      </Modal>
    </div>
  );
}

/** Who has lost their seat, with a way to give it back. */
function Removed({ removed, steering }: Pick<PeopleProps, "removed" | "steering">) {
  return (
    <section aria-labelledby="removed">
      <Title order={3} size="h4" id="removed" mt="md">
        Removed
      </Title>
      <ul className={classes.people}>
        {removed.map(({ id, name }, at) => (
          <li key={id}>
            <span>{name || `Unnamed (${at + 1})`}</span>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={`Let ${name || `unnamed person ${at + 1}`} in again`}
              loading={steering.isMoving(id)}
              onClick={() => steering.admit(id)}
            >
              Let in again
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
