import { List, Stack, Text, Title } from "@mantine/core";
import { GROUP_NAME_DEFAULT } from "@wellput/contract/limits";
import { type ReactNode, useState } from "react";
import { formatMoment } from "../../lib/format.ts";
import { LinkButton, TextLink } from "../../ui/links.tsx";
import { ShareLink } from "../../ui/share-link.tsx";
import {
  rememberSession,
  type SessionGroup,
  type StartedSession,
  sessionNumber,
  startedSessions,
} from "./started-sessions.ts";

export interface SessionGroupProps {
  readonly value: SessionGroup;
  readonly onChange: (group: SessionGroup) => void;
}

/** What is filled in together: its page, and its id there. */
export interface SessionTarget {
  readonly to: "/respondtoscenario/$id" | "/takechallenge/$id" | "/practice/$id";
  readonly id: string;
}

export interface NewSessionProps {
  readonly target: SessionTarget;
  readonly trainerId: string;
  /** The choice of who may join. */
  readonly renderSessionGroup: (props: SessionGroupProps) => ReactNode;
}

const EVERYBODY: SessionGroup = { key: GROUP_NAME_DEFAULT, name: GROUP_NAME_DEFAULT };

const searchOf = ({ group, sessionId }: Pick<StartedSession, "group" | "sessionId">) => ({
  groupName: group.key,
  sessionId,
  initialiseDoc: "true",
});

/** A link for a new session, and the ones before it. */
export function NewSession({ target: { to, id }, trainerId, renderSessionGroup }: NewSessionProps) {
  const [group, setGroup] = useState(EVERYBODY);
  const [sessionId] = useState(() => crypto.randomUUID());
  const [earlier] = useState(() => startedSessions(trainerId, id));
  const search = searchOf({ group, sessionId });
  const link = `${location.origin}${to.replace("$id", id)}?${new URLSearchParams(search)}`;
  const remember = () => rememberSession(trainerId, id, { group, sessionId, startedAt: new Date().toISOString() });
  return (
    <Stack>
      <Text>
        Whoever opens this link fills in the same sheet as you, step by step, and all of you see every word at once.
      </Text>
      {renderSessionGroup({ value: group, onChange: setGroup })}
      <Text c="dimmed" size="sm">
        {group.key === GROUP_NAME_DEFAULT
          ? "They need no account. At the end they print the summary, or sign in to keep it."
          : "They sign in on the way, and come straight to the sheet."}
      </Text>
      <ShareLink link={link} purpose="to this session" onCopy={remember}>
        <LinkButton to={to} params={{ id }} search={search} onClick={remember}>
          Open the session
        </LinkButton>
      </ShareLink>
      {earlier.length > 0 && (
        <section>
          <Title order={3} size="h4">
            Earlier sessions
          </Title>
          <List mt="xs">
            {earlier.map((session) => (
              <List.Item key={session.sessionId}>
                <TextLink to={to} params={{ id }} search={searchOf(session)}>
                  Session {sessionNumber(session.sessionId)}
                </TextLink>
                , {formatMoment(session.startedAt)}
                {session.group.key !== GROUP_NAME_DEFAULT && `, for ${session.group.name}`}
              </List.Item>
            ))}
          </List>
          <Text c="dimmed" size="sm" mt="xs">
            This device remembers the last five.
          </Text>
        </section>
      )}
    </Stack>
  );
}
