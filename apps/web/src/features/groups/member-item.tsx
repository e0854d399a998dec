import { Button, Group as Row, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { Member } from "@wellput/contract";
import { useState } from "react";
import { errorText } from "../../lib/error-texts.ts";
import { formatDate } from "../../lib/format.ts";
import { useMe } from "../../lib/session.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { toast } from "../../ui/toast.tsx";
import { deleteMemberMutation, moveMemberMutation } from "./members.api.ts";
import { MoveMember } from "./move-member.tsx";

type Question = "move" | "remove" | "delete" | null;

/** Somebody who has an account: who they are, and what an admin can do. */
export function MemberItem({ member }: { readonly member: Member }) {
  const [question, setQuestion] = useState<Question>(null);
  const { id, email, username, group, isAdmin, createdAt } = member;
  const isOneself = useMe()?.id === id;
  const close = () => setQuestion(null);
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
          <Button size="sm" variant="default" onClick={() => setQuestion("move")}>
            Move…
          </Button>
          {group && !isOneself && (
            <Button size="sm" variant="default" onClick={() => setQuestion("remove")}>
              Remove from the group
            </Button>
          )}
          {!isOneself && (
            <Button size="sm" variant="subtle" c="var(--mantine-color-error)" onClick={() => setQuestion("delete")}>
              Delete the account
            </Button>
          )}
        </Row>
      </Stack>
      {question === "move" && <MoveMember member={member} onClose={close} />}
      <Removal member={member} isOpen={question === "remove"} onClose={close} />
      <Deletion member={member} isOpen={question === "delete"} onClose={close} />
    </Sheet>
  );
}

interface QuestionProps {
  readonly member: Member;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function Removal({ member: { id, email, group }, isOpen, onClose }: QuestionProps) {
  const move = useMutation({ ...moveMemberMutation, onError: tell });
  return (
    <ConfirmDialog
      about={email}
      question={`Remove this member from ${group?.name ?? "the group"}? They keep what they wrote, and need a joining code to go on.`}
      confirm="Remove"
      isOpen={isOpen}
      isBusy={move.isPending}
      onCancel={onClose}
      onConfirm={() => move.mutate({ id, groupId: null }, { onSettled: onClose })}
    />
  );
}

function Deletion({ member: { id, email }, isOpen, onClose }: QuestionProps) {
  const remove = useMutation({ ...deleteMemberMutation, onError: tell });
  return (
    <ConfirmDialog
      about={email}
      question="Delete this account for good? Their private texts, logs, tries and ratings go with it. What others read stays, without their name."
      confirm="Delete the account"
      isOpen={isOpen}
      isBusy={remove.isPending}
      onCancel={onClose}
      onConfirm={() => remove.mutate(id, { onSettled: onClose })}
    />
  );
}

const tell = (problem: unknown) => toast("error", errorText(problem));
