import { Stack, Text, Title } from "@mantine/core";
import { GROUP_NAME_DEFAULT } from "@wellput/contract/limits";
import { type ReactNode, useState } from "react";
import { formatMoment } from "../../lib/format.ts";
import { LinkButton, TextLink } from "../../ui/links.tsx";
import { List } from "../../ui/list.ts";
import { ShareLink } from "../../ui/share-link.tsx";
import { EVERYBODY, isForGroups } from "./session-groups.ts";
import {
  rememberSession,
  type SessionGroup,
  type StartedSession,
  sessionNumber,
  startedSessions,
} from "./started-sessions.ts";

export interface SessionGroupProps {
  /** Null until it is known who can be asked at all. */
  readonly value: SessionGroup | null;
  /** The names of the groups that alone can open what is filled in; absent, or with the default among them, everybody can. */
  readonly forGroups?: readonly string[] | undefined;
  readonly onChange: (group: SessionGroup) => void;
}

/** What is filled in together: its page, and its id there. */
export interface SessionTarget {
  readonly to: "/respondtoscenario/$id" | "/takechallenge/$id" | "/practice/$id";
  readonly id: string;
}

export interface NewSessionProps extends Pick<SessionGroupProps, "forGroups"> {
  readonly target: SessionTarget;
  readonly trainerId: string;
  /** The choice of who may join. */
  readonly renderSessionGroup: (props: SessionGroupProps) => ReactNode;
}

const searchOf = ({ group, sessionId }: Pick<StartedSession, "group" | "sessionId">) => ({
  groupName: group.key,
  sessionId,
  initialiseDoc: "true",
});

/** A link for a new session, and the ones before it. */
export function NewSession({ target, trainerId, forGroups, renderSessionGroup }: NewSessionProps) {
  const { to, id } = target;
  const [group, setGroup] = useState<SessionGroup | null>(isForGroups(forGroups) ? null : EVERYBODY);
  const [earlier] = useState(() => startedSessions(trainerId, id));
  return (
    <Stack>
      <Text>
        Whoever opens this link fills in the same sheet as you, step by step, and all of you see every word at once.
      </Text>
      {renderSessionGroup({ value: group, forGroups, onChange: setGroup })}
      {group && <SessionLink {...{ target, trainerId, group }} />}
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

interface SessionLinkProps extends Pick<NewSessionProps, "target" | "trainerId"> {
  readonly group: SessionGroup;
}

function SessionLink({ target: { to, id }, trainerId, group }: SessionLinkProps) {
  const [sessionId] = useState(() => crypto.randomUUID());
  const search = searchOf({ group, sessionId });
  const link = `${location.origin}${to.replace("$id", id)}?${new URLSearchParams(search)}`;
  const remember = () => rememberSession(trainerId, id, { group, sessionId, startedAt: new Date().toISOString() });
  return (
    <>
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
    </>
  );
}
