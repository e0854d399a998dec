import { Button, Group } from "@mantine/core";
import { IconPresentation, IconQrcode } from "@tabler/icons-react";
import type { WorkshopDesk } from "@wellput/contract";
import { useState } from "react";
import { Modal } from "../../../ui/modal.ts";
import { ShareLink } from "../../../ui/share-link.tsx";
import { joinAddress, joinLink, spokenCode } from "../code-words.ts";
import classes from "./desk.module.css";
import { People } from "./people.tsx";
import type { Steering } from "./use-steering.ts";

interface DeskHeadProps {
  readonly desk: WorkshopDesk;
  readonly steering: Steering;
}

/** The code, who is here, and the way to the wall. */
export function DeskHead({ desk: { id, code, guests, removed }, steering }: DeskHeadProps) {
  const [isOpen, setOpen] = useState(false);
  const count = (doing: WorkshopDesk["guests"][number]["doing"]) =>
    guests.filter((guest) => guest.doing === doing).length;
  return (
    <div className={classes.head}>
      <div>
        <p className={classes.code}>{spokenCode(code)}</p>
        <p className={classes.where}>at {joinAddress()}</p>
      </div>
      <dl className={classes.counts} aria-label="Who is here">
        <Count label="joined" count={guests.length} />
        <Count label="writing" count={count("writing")} />
        <Count label="answered" count={count("answered")} />
      </dl>
      <Group gap="sm" className={classes.buttons}>
        <Button
          component="a"
          href={`/workshops/${id}/wall`}
          target="_blank"
          rel="noopener"
          leftSection={<IconPresentation size={18} aria-hidden />}
        >
          Show on the wall
        </Button>
        <Button variant="default" leftSection={<IconQrcode size={18} aria-hidden />} onClick={() => setOpen(true)}>
          QR code
        </Button>
      </Group>
      {guests.length + removed.length > 0 && <People guests={guests} removed={removed} steering={steering} />}
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="To join this workshop">
        <ShareLink link={joinLink(code)} purpose="to join this workshop" />
      </Modal>
    </div>
  );
}

function Count({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{count}</dd>
    </div>
  );
}
