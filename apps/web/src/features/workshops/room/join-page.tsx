import { Button, Stack, Text, TextInput } from "@mantine/core";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { isWorkshopCode, tidyCode } from "@wellput/contract/workshop-code";
import { type FormEvent, useEffect, useState } from "react";
import { BarePage } from "./bare-page.tsx";

interface JoinPageProps {
  /** A code that led nowhere, to look at once more. */
  readonly wrong?: { readonly code: string; readonly problem: string };
}

/** Where people type the code that is on the wall. */
export function JoinPage({ wrong }: JoinPageProps) {
  const navigate = useNavigate();
  const [text, setText] = useState(wrong?.code ?? "");
  const [error, setError] = useState(wrong?.problem);
  const router = useRouter();
  useEffect(() => {
    // The door behind the code comes while somebody types; what does not come is asked for when it is opened.
    void router.loadRouteChunk(router.routesByPath["/join/$code"])?.catch(() => {});
  }, [router]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const code = tidyCode(text);
    if (!isWorkshopCode(code)) return setError("A code has six letters, such as those on the screen in front of you.");
    void navigate({ to: "/join/$code", params: { code } });
  };
  return (
    <BarePage title="Join a workshop" lead="Type the six letters that your trainer shows you.">
      <form onSubmit={handleSubmit} noValidate>
        <Stack gap="md">
          <TextInput
            label="Code"
            size="xl"
            value={text}
            error={error}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={12}
            styles={{ input: { letterSpacing: "0.2em", textTransform: "uppercase" } }}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setError(undefined);
            }}
          />
          <Button type="submit" size="lg" fullWidth>
            Go on
          </Button>
          <Text c="dimmed">You need no account.</Text>
        </Stack>
      </form>
    </BarePage>
  );
}
