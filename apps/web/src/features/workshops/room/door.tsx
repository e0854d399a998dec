import { Button, Stack, Text, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { Seat } from "@wellput/contract";
import { type FormEvent, useState } from "react";
import { errorText } from "../../../lib/error-texts.ts";
import { spokenCode } from "../code-words.ts";
import { BarePage } from "./bare-page.tsx";
import { Onward } from "./onward.tsx";
import { joinMutation } from "./room.api.ts";
import { WhoReads } from "./who-reads.tsx";

interface DoorProps {
  readonly code: string;
  readonly door: Extract<Seat, { isJoined: false }>;
  /** What was wrong with a personal link. */
  readonly problem: Error | null;
}

/** Before somebody joins: under which name, and what becomes of what they write. */
export function Door({ code, door: { title, isOver, isRemoved, keptDays }, problem }: DoorProps) {
  const [name, setName] = useState("");
  const join = useMutation(joinMutation(code));
  if (isOver)
    return (
      <BarePage title={title} lead="This workshop is over. Thank you for coming by.">
        <Onward />
      </BarePage>
    );
  if (isRemoved)
    return (
      <BarePage
        title={title}
        lead="Your trainer has taken your seat away. If you think that is a mistake, speak with them: once they let you in again, this page opens by itself."
      />
    );
  const wrong = join.error ?? problem;
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
          {wrong && (
            <Text role="alert" c="var(--mantine-color-error)">
              {errorText(wrong)}
            </Text>
          )}
          <Button type="submit" size="lg" fullWidth loading={join.isPending}>
            Join
          </Button>
          <WhoReads keptDays={keptDays} />
        </Stack>
      </form>
    </BarePage>
  );
}
