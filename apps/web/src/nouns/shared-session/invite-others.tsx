import { Button, Stack, Text } from "@mantine/core";
import { IconUsers } from "@tabler/icons-react";
import { useState } from "react";
import { Modal } from "../../ui/modal.ts";
import { ShareLink } from "../../ui/share-link.tsx";

/** In a running session: its link again, for whoever comes late. */
export function InviteOthers() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="light" leftSection={<IconUsers size={18} aria-hidden />} onClick={() => setOpen(true)}>
        Invite others
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="The link to this session">
        <Stack>
          <Text>Whoever opens it writes on this sheet too.</Text>
          <ShareLink link={location.href} purpose="to this session" />
        </Stack>
      </Modal>
    </>
  );
}
