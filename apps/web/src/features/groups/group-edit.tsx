import { Button, Group as Row, Stack, Table, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { Group } from "@wellput/contract";
import { useState } from "react";
import { errorText } from "../../lib/error-texts.ts";
import { AskFirst } from "../../ui/ask-first.tsx";
import { Checkbox } from "../../ui/checkbox.ts";
import { Form } from "../../ui/form.tsx";
import { FormNote } from "../../ui/form-note.tsx";
import { useEditing } from "../../ui/use-editing.tsx";
import { deleteGroupMutation, groupsQuery, updateGroupMutation } from "./groups.api.ts";

interface GroupEditProps {
  readonly group: Group;
  readonly onClose: () => void;
}

/** A group's row while it is changed: its name, code and seats, and whether it is archived; and the way to delete it. */
export function GroupEdit({ group, onClose }: GroupEditProps) {
  const { id, name, code, maxNum, isArchived, version: shown } = group;
  const [fields, setFields] = useState({ name, code, seats: `${maxNum}`, isArchived, version: shown });
  const update = useMutation(updateGroupMutation);
  const saving = useEditing({
    draft: { fields },
    stored: group,
    queryKey: groupsQuery.queryKey,
    store: (typed, version) => {
      const change = { name: typed.name.trim(), code: typed.code.trim(), maxNum: Number(typed.seats) };
      return update.mutateAsync({ id, change: { ...change, isArchived: typed.isArchived, version } });
    },
    onSaved: onClose,
    onRefused: () => {},
    onStartAgain: onClose,
  });
  const isReady = fields.name.trim() !== "" && fields.code.trim() !== "" && Number(fields.seats) > 0;
  const set = (part: Partial<typeof fields>) => {
    update.reset();
    setFields((before) => ({ ...before, ...part }));
  };
  const handleSubmit = () => {
    if (isReady) saving.save();
  };
  return (
    <Table.Tr>
      <Table.Td colSpan={3}>
        <Form isBusy={update.isPending} onSubmit={handleSubmit} aria-label={`Edit ${group.name}`}>
          <Stack gap="sm">
            <Row align="flex-end" grow preventGrowOverflow={false}>
              <TextInput
                label="Name"
                autoComplete="off"
                maxLength={100}
                value={fields.name}
                onChange={(event) => set({ name: event.currentTarget.value })}
              />
              <TextInput
                label="Code"
                autoComplete="off"
                maxLength={100}
                value={fields.code}
                onChange={(event) => set({ code: event.currentTarget.value })}
              />
              <TextInput
                label="Seats"
                type="number"
                min={1}
                max={100_000}
                value={fields.seats}
                onChange={(event) => set({ seats: event.currentTarget.value })}
              />
            </Row>
            <Checkbox
              label="Archived: nobody new can join"
              checked={fields.isArchived}
              onChange={(event) => set({ isArchived: event.currentTarget.checked })}
            />
            <FormNote tone="error" text={saving.conflict ? null : update.error && errorText(update.error)} />
            {saving.conflict}
            <Row gap="sm">
              <Button type="submit" size="sm" disabled={!isReady} loading={update.isPending}>
                Save
              </Button>
              <Button size="sm" variant="default" onClick={onClose}>
                Cancel
              </Button>
              {group.count === 0 && <DeleteGroup group={group} />}
            </Row>
          </Stack>
        </Form>
      </Table.Td>
    </Table.Tr>
  );
}

/** Of a group without members: it asks, and says what goes with it. */
function DeleteGroup({ group: { id, name } }: { readonly group: Group }) {
  const remove = useMutation(deleteGroupMutation);
  return (
    <>
      <AskFirst
        about={name}
        question="Delete this group? The answers that were gathered in it and its shared sheets go too."
        confirm="Delete the group"
        isBusy={remove.isPending}
        onConfirm={(close) => remove.mutate(id, { onSettled: close })}
      >
        {(ask) => (
          <Button size="sm" variant="subtle" c="var(--mantine-color-error)" onClick={ask}>
            Delete
          </Button>
        )}
      </AskFirst>
      <FormNote tone="error" text={remove.error && errorText(remove.error)} />
    </>
  );
}
