import { Button, Modal, Stack, Text } from "@mantine/core";
import { IconUsers } from "@tabler/icons-react";
import { useState } from "react";
import { LinkButton } from "../../ui/links.tsx";
import { NewSession, type NewSessionProps } from "./new-session.tsx";

/** For a trainer: a link that opens one sheet for several people. */
export function StartSession(props: NewSessionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="light" leftSection={<IconUsers size={18} aria-hidden />} onClick={() => setOpen(true)}>
        Start a shared session
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="A shared session" size="lg">
        {props.scenario.isPublic ? <NewSession {...props} /> : <StillPrivate {...props} />}
      </Modal>
    </>
  );
}

function StillPrivate({ scenario: { id, title } }: Pick<NewSessionProps, "scenario">) {
  return (
    <Stack>
      <Text>Only you can read “{title}”, so nobody could join. Share it publicly first, then come back here.</Text>
      <LinkButton to="/edit/$id" params={{ id }} style={{ alignSelf: "flex-start" }}>
        Edit the scenario
      </LinkButton>
    </Stack>
  );
}
