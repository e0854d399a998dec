import { Button, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { RoleKind } from "@wellput/contract";
import { useState } from "react";
import { ApiError } from "../../lib/api-error.ts";
import { errorText } from "../../lib/error-texts.ts";
import { Form } from "../../ui/form.tsx";
import { FormNote } from "../../ui/form-note.tsx";
import { giveRoleMutation } from "./admin.api.ts";

/** A group or a study to choose. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface RoleFormProps {
  readonly groups: readonly Choice[];
  readonly studies: readonly Choice[];
}

/** Makes somebody trainer or researcher. */
export function RoleForm({ groups, studies }: RoleFormProps) {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<RoleKind>("trainer");
  const [chosen, setChosen] = useState("");
  const give = useMutation(giveRoleMutation);
  const choices = role === "trainer" ? groups : studies;
  const of = choices.some(({ value }) => value === chosen) ? chosen : (choices[0]?.value ?? "");
  const change = (act: () => void) => {
    give.reset();
    act();
  };
  const handleSubmit = () => {
    const input = { id: crypto.randomUUID(), email: email.trim(), role, of };
    give.mutate(input, { onSuccess: () => setEmail("") });
  };
  const said = give.data && `${give.data.email} is ${give.data.role} of ${give.data.name} now.`;
  return (
    <Form isBusy={give.isPending} onSubmit={handleSubmit} aria-label="Give a role">
      <Stack align="stretch">
        <Group grow align="flex-end" preventGrowOverflow={false}>
          <TextInput
            label="E-mail of their account"
            type="email"
            autoComplete="off"
            required
            withAsterisk={false}
            value={email}
            onChange={({ currentTarget: { value } }) => change(() => setEmail(value))}
          />
          <NativeSelect
            label="Role"
            size="md"
            data={[
              { value: "trainer", label: "Trainer of a group" },
              { value: "researcher", label: "Researcher of a study" },
            ]}
            value={role}
            onChange={({ currentTarget: { value } }) =>
              change(() => setRole(value === "researcher" ? "researcher" : "trainer"))
            }
          />
          <NativeSelect
            label={role === "trainer" ? "Group" : "Study"}
            size="md"
            data={[...choices]}
            value={of}
            onChange={({ currentTarget: { value } }) => change(() => setChosen(value))}
          />
        </Group>
        <div>
          <Button type="submit" variant="default" disabled={of === ""} loading={give.isPending}>
            Give the role
          </Button>
        </div>
        <FormNote tone="error" text={give.error && problemText(give.error)} />
        <FormNote tone="success" text={said} />
      </Stack>
    </Form>
  );
}

/** The account was never there: only its e-mail was typed. */
const problemText = (error: Error) =>
  error instanceof ApiError && error.code === "MEMBER_NOT_FOUND"
    ? "There is no user with this e-mail."
    : errorText(error);
