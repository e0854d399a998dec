import { Button, Modal, Stack, Text } from "@mantine/core";
import { IconUsers } from "@tabler/icons-react";
import type { Scenario } from "@wellput/contract";
import { GROUP_NAME_DEFAULT } from "@wellput/contract/limits";
import { type ReactNode, useState } from "react";
import { LinkButton } from "../../ui/links.tsx";
import { ShareLink } from "../../ui/share-link.tsx";

export interface SessionGroupProps {
  readonly value: string;
  readonly onChange: (groupName: string) => void;
}

interface StartSessionProps {
  readonly scenario: Scenario;
  readonly renderSessionGroup: (props: SessionGroupProps) => ReactNode;
}

/** For a trainer: a link that opens one sheet for several people. */
export function StartSession(props: StartSessionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="light" leftSection={<IconUsers size={18} aria-hidden />} onClick={() => setOpen(true)}>
        Start a shared session
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="A shared session" size="lg">
        {props.scenario.isPublic ? <NewSession {...props} /> : <StillPrivate scenario={props.scenario} />}
      </Modal>
    </>
  );
}

function NewSession({ scenario, renderSessionGroup }: StartSessionProps) {
  const [groupName, setGroupName] = useState(GROUP_NAME_DEFAULT);
  const [sessionId] = useState(() => crypto.randomUUID());
  const search = { groupName, sessionId, initialiseDoc: "true" };
  const link = `${location.origin}/respondtoscenario/${scenario.id}?${new URLSearchParams(search)}`;
  return (
    <Stack>
      <Text>
        Whoever opens this link fills in the same sheet as you, step by step, and all of you see every word at once. It
        stays open for as long as you like: the link leads back to it.
      </Text>
      {renderSessionGroup({ value: groupName, onChange: setGroupName })}
      <Text c="dimmed" size="sm">
        {groupName === GROUP_NAME_DEFAULT
          ? "They need no account. To keep a copy of the answers, they sign in at the end."
          : "They sign in on the way, and come straight here."}
      </Text>
      <ShareLink link={link} purpose="to this session" />
      <LinkButton
        to="/respondtoscenario/$id"
        params={{ id: scenario.id }}
        search={search}
        style={{ alignSelf: "flex-start" }}
      >
        Open the session
      </LinkButton>
    </Stack>
  );
}

function StillPrivate({ scenario: { id, title } }: Pick<StartSessionProps, "scenario">) {
  return (
    <Stack>
      <Text>Only you can read “{title}”, so nobody could join. Share it publicly first, then come back here.</Text>
      <LinkButton to="/edit/$id" params={{ id }} style={{ alignSelf: "flex-start" }}>
        Edit the scenario
      </LinkButton>
    </Stack>
  );
}
