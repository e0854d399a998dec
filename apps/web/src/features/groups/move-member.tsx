import { Button, NativeSelect, Group as Row, Stack, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { Member } from "@wellput/contract";
import { useState } from "react";
import { errorText } from "../../lib/error-texts.ts";
import { Form } from "../../ui/form.tsx";
import { FormNote } from "../../ui/form-note.tsx";
import { Modal } from "../../ui/modal.ts";
import { useOpened } from "../../ui/use-opened.ts";
import { groupsQuery } from "./groups.api.ts";
import { moveMemberMutation } from "./members.api.ts";

interface MoveMemberProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Into which group: of those that take somebody. */
export function MoveMember({ member: { id, email, group }, onClose }: MoveMemberProps) {
  const groups = useQuery(groupsQuery).data ?? [];
  const open = groups.filter(
    ({ id: other, count, maxNum, isArchived }) => other !== group?.id && !isArchived && count < maxNum,
  );
  const [chosen, setChosen] = useState("");
  const groupId = chosen || open[0]?.id;
  const move = useMutation(moveMemberMutation);
  const handleSubmit = () => {
    if (groupId) move.mutate({ id, groupId }, { onSuccess: onClose });
  };
  return (
    <Modal opened={useOpened(true)} onClose={onClose} title={`Move ${email}`} size="sm">
      <Form isBusy={move.isPending} onSubmit={handleSubmit}>
        <Stack>
          {open.length === 0 ? (
            <Text>No other group has a free seat.</Text>
          ) : (
            <NativeSelect
              label="To"
              size="md"
              value={groupId}
              onChange={(event) => setChosen(event.currentTarget.value)}
              data={open.map(({ id: value, name, code }) => ({ value, label: `${name} (${code})` }))}
            />
          )}
          <FormNote tone="error" text={move.error && errorText(move.error)} />
          <Row justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={!groupId} loading={move.isPending}>
              Move
            </Button>
          </Row>
        </Stack>
      </Form>
    </Modal>
  );
}
