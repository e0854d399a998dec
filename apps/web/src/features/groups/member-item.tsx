import { Button, Group as Row, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { Member } from "@wellput/contract";
import { useState } from "react";
import { errorText } from "../../lib/error-texts.ts";
import { formatDate } from "../../lib/format.ts";
import { useMe } from "../../lib/session.ts";
import { AskFirst } from "../../ui/ask-first.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { toast } from "../../ui/toast.tsx";
import { deleteMemberMutation, moveMemberMutation } from "./members.api.ts";
import { MoveMember } from "./move-member.tsx";

interface MemberItemProps {
  readonly member: Member;
}

/** Somebody who has an account: who they are, and what an admin can do. */
export function MemberItem({ member }: MemberItemProps) {
  const [isMoving, setMoving] = useState(false);
  const { id, email, username, group, isAdmin, createdAt } = member;
  const isOneself = useMe()?.id === id;
  return (
    <Sheet role="group" aria-label={email}>
      <Stack gap="sm">
        <div style={{ overflowWrap: "anywhere" }}>
          <Text fw={600}>
            {email}
            {username && ` (${username})`}
          </Text>
          <Text size="sm" c="dimmed">
            {group ? `In ${group.name}` : "Without a group"}, since {formatDate(createdAt)}
            {isAdmin && ", admin"}
            {isOneself && ", you"}
          </Text>
        </div>
        <Row gap="xs">
          <Button size="sm" variant="default" onClick={() => setMoving(true)}>
            Move…
          </Button>
          {group && !isOneself && <Removal member={member} />}
          {!isOneself && <Deletion member={member} />}
        </Row>
      </Stack>
      {isMoving && <MoveMember member={member} onClose={() => setMoving(false)} />}
    </Sheet>
  );
}

function Removal({ member: { id, email, group } }: MemberItemProps) {
  const move = useMutation({ ...moveMemberMutation, onError: tell });
  return (
    <AskFirst
      about={email}
      question={`Remove this member from ${group?.name ?? "the group"}? They keep what they wrote, and need a joining code to go on.`}
      confirm="Remove"
      isBusy={move.isPending}
      onConfirm={(close) => move.mutate({ id, groupId: null }, { onSettled: close })}
    >
      {(ask) => (
        <Button size="sm" variant="default" onClick={ask}>
          Remove from the group
        </Button>
      )}
    </AskFirst>
  );
}

function Deletion({ member: { id, email } }: MemberItemProps) {
  const remove = useMutation({ ...deleteMemberMutation, onError: tell });
  return (
    <AskFirst
      about={email}
      question="Delete this account for good? Their private texts, logs, tries and ratings go with it. What others read stays, without their name."
      confirm="Delete the account"
      isBusy={remove.isPending}
      onConfirm={(close) => remove.mutate(id, { onSettled: close })}
    >
      {(ask) => (
        <Button size="sm" variant="subtle" c="var(--mantine-color-error)" onClick={ask}>
          Delete the account
        </Button>
      )}
    </AskFirst>
  );
}

const tell = (problem: unknown) => toast("error", errorText(problem));
