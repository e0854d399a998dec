import { Button, Group, Stack, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { GROUP_SEATS_DEFAULT } from "@wellput/contract/limits";
import { useState } from "react";
import { errorText } from "../../lib/error-texts.ts";
import { Form } from "../../ui/form.tsx";
import { FormNote } from "../../ui/form-note.tsx";
import { saveGroupMutation } from "./groups.api.ts";

const EMPTY = { name: "", code: "", seats: `${GROUP_SEATS_DEFAULT}` };

/** A new group, or another name and other seats for a code that is there. */
export function GroupForm() {
  const [fields, setFields] = useState(EMPTY);
  const save = useMutation(saveGroupMutation);
  const isReady = fields.name.trim() !== "" && fields.code.trim() !== "";

  const set = (part: Partial<typeof EMPTY>) => {
    save.reset();
    setFields((before) => ({ ...before, ...part }));
  };
  const handleSubmit = () => {
    if (!isReady) return;
    const group = { name: fields.name.trim(), code: fields.code.trim(), maxNum: Number(fields.seats) };
    save.mutate(group, { onSuccess: () => setFields(EMPTY) });
  };

  return (
    <Form isBusy={save.isPending} onSubmit={handleSubmit} aria-label="Group">
      <Stack>
        <Group align="flex-end" grow preventGrowOverflow={false}>
          <TextInput
            label="Group Name"
            autoComplete="off"
            maxLength={100}
            value={fields.name}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          <TextInput
            label="Access Code"
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
            required
            withAsterisk={false}
            value={fields.seats}
            onChange={(event) => set({ seats: event.currentTarget.value })}
          />
          <Button type="submit" disabled={!isReady} loading={save.isPending}>
            Save
          </Button>
        </Group>
        <FormNote tone="error" text={save.error && errorText(save.error)} />
        <FormNote tone="success" text={save.data && `${save.data.name} is saved, with ${save.data.maxNum} seats.`} />
      </Stack>
    </Form>
  );
}
