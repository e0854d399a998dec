import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { Me } from "@wellput/contract";
import { USERNAME_MAX_CHARS } from "@wellput/contract/limits";
import { useState } from "react";
import { errorText, errorTexts } from "../../lib/error-texts.ts";
import { Form } from "../../ui/form.tsx";
import { FormNote } from "../../ui/form-note.tsx";
import { proposeUsernameMutation, setUsernameMutation } from "./username.api.ts";

interface UsernameFormProps {
  readonly me: Me;
  readonly onSet?: () => void;
}

/** A name of one's own, or a proposed one. */
export function UsernameForm({ me, onSet }: UsernameFormProps) {
  const [username, setUsername] = useState(me.username);
  const [problem, setProblem] = useState<string | null>(null);
  const setName = useMutation(setUsernameMutation);
  const propose = useMutation(proposeUsernameMutation);
  const shownProblem =
    problem ?? (setName.error && errorText(setName.error)) ?? (propose.error && errorText(propose.error));

  const clear = () => {
    setProblem(null);
    setName.reset();
    propose.reset();
  };
  const handleSubmit = () => {
    clear();
    const name = username.trim();
    if (!name) return setProblem(errorTexts.USERNAME_EMPTY);
    if (name === me.username) return setProblem(errorTexts.USERNAME_SAME);
    setName.mutate({ username: name }, { onSuccess: () => onSet?.() });
  };
  const handlePropose = () => {
    clear();
    propose.mutate(undefined, { onSuccess: (proposal) => setUsername(proposal.username) });
  };

  return (
    <Form isBusy={setName.isPending} onSubmit={handleSubmit}>
      <Stack>
        <TextInput
          label="Username"
          description="Others see this name, never your e-mail"
          autoComplete="nickname"
          maxLength={USERNAME_MAX_CHARS}
          data-autofocus={onSet !== undefined || undefined}
          value={username}
          onChange={(event) => {
            clear();
            setUsername(event.currentTarget.value);
          }}
        />
        <Text role="status" size="sm" c="dimmed" hidden={!propose.isSuccess}>
          {propose.isSuccess && 'Click "Set Username" if you are happy with this proposed name.'}
        </Text>
        <Group>
          <Button type="submit" loading={setName.isPending}>
            Set username
          </Button>
          <Button variant="default" loading={propose.isPending} onClick={handlePropose}>
            Auto-generate username
          </Button>
        </Group>
        <FormNote tone="error" text={shownProblem} />
        <FormNote tone="success" text={setName.data && `user name updated successfully to ${setName.data.username}`} />
      </Stack>
    </Form>
  );
}
