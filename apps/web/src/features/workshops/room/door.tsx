import { Button, Stack, Text, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { Seat } from "@wellput/contract";
import { type FormEvent, useState } from "react";
import { errorText } from "../../../lib/error-texts.ts";
import { spokenCode } from "../code-words.ts";
import { BarePage } from "./bare-page.tsx";
import { joinMutation } from "./room.api.ts";

interface DoorProps {
  readonly code: string;
  readonly door: Extract<Seat, { isJoined: false }>;
}

/** Before somebody joins: under which name, and what becomes of what they write. */
export function Door({ code, door: { title, isOver, keptDays } }: DoorProps) {
  const [name, setName] = useState("");
  const join = useMutation(joinMutation(code));
  if (isOver) return <BarePage title={title} lead="This workshop is over. Thank you for coming by." />;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    join.mutate(name.trim());
  };
  return (
    <BarePage title={title} above={`Workshop ${spokenCode(code)}`}>
      <form onSubmit={handleSubmit} noValidate>
        <Stack gap="md">
          <TextInput
            label="Your name, if you like"
            description="Your trainer sees who is here, and who is writing. Leave it empty to stay unnamed."
            size="lg"
            maxLength={60}
            autoComplete="given-name"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {join.error && (
            <Text role="alert" c="var(--mantine-color-error)">
              {errorText(join.error)}
            </Text>
          )}
          <Button type="submit" size="lg" fullWidth loading={join.isPending}>
            Join
          </Button>
          <Text c="dimmed">
            Your trainer reads what you write, and may show it to everybody here, always without your name. It is
            deleted {keptDays} days after the workshop was last used.
          </Text>
        </Stack>
      </form>
    </BarePage>
  );
}
