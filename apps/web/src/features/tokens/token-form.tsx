import { Button, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { MadeToken, TokenScope } from "@wellput/contract";
import { TOKEN_NAME_MAX_CHARS } from "@wellput/contract/limits";
import { useState } from "react";
import { asApiError } from "../../lib/api-error.ts";
import { errorText } from "../../lib/error-texts.ts";
import { CurrentPassword, useCurrentPassword } from "../../nouns/account/current-password.tsx";
import { Checkbox } from "../../ui/checkbox.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Form } from "../../ui/form.tsx";
import { FormNote } from "../../ui/form-note.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { createTokenMutation } from "./tokens.api.ts";
import classes from "./tokens-page.module.css";

export const SCOPE_NAMES: Readonly<Record<TokenScope, string>> = {
  analysis: "Read messages",
  "data:read": "See my data",
  "data:write": "Change my data",
};
const SCOPES: readonly { readonly scope: TokenScope; readonly means: string }[] = [
  { scope: "analysis", means: "Send texts to the analysis and get comments back." },
  {
    scope: "data:read",
    means:
      "Logs, situations, answers, tries and progress, as you see them yourself, and all that ‘Download my data’ holds: also your e-mail, sign-ins, mails’ subjects, ratings, reports and visits.",
  },
  { scope: "data:write", means: "Add, edit and delete them, and keep the tries of an analysis." },
];
const EMPTY = { name: "", scopes: ["analysis"] as TokenScope[] };

/** Makes a token, and shows its secret this once. */
export function TokenForm() {
  const [draft, setDraft] = useState(EMPTY);
  // Sent again after a lost answer, it is no second token.
  const [id, setId] = useState(() => crypto.randomUUID());
  const create = useMutation(createTokenMutation);
  const current = useCurrentPassword(create.error);
  const isReady = draft.name.trim() !== "" && draft.scopes.length > 0;

  const handleSubmit = () => {
    if (!isReady) return;
    const handleSuccess = () => {
      setDraft(EMPTY);
      setId(crypto.randomUUID());
      current.forget();
    };
    const handleError = (problem: Error) => isLost(problem) && setId(crypto.randomUUID());
    const options = { onSuccess: handleSuccess, onError: handleError };
    create.mutate({ id, ...draft, name: draft.name.trim(), ...current.proof }, options);
  };

  return (
    <Sheet>
      <Title order={2} size="h3" mb="sm">
        Make a token
      </Title>
      {create.data && <Secret made={create.data} onDone={create.reset} />}
      <Form isBusy={create.isPending} onSubmit={handleSubmit} hidden={create.data !== undefined}>
        <Stack>
          <TextInput
            label="Name"
            description="What the program is, so that you know it again"
            autoComplete="off"
            maxLength={TOKEN_NAME_MAX_CHARS}
            value={draft.name}
            onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
          />
          <Checkbox.Group
            label="What it may do"
            value={draft.scopes}
            onChange={(scopes) => setDraft({ ...draft, scopes: scopes as TokenScope[] })}
          >
            <Stack gap="sm" mt="xs">
              {SCOPES.map(({ scope, means }) => (
                <Checkbox key={scope} value={scope} label={SCOPE_NAMES[scope]} description={means} />
              ))}
            </Stack>
          </Checkbox.Group>
          <CurrentPassword of={current} />
          <div>
            <Button type="submit" disabled={!isReady} loading={create.isPending}>
              Make token
            </Button>
          </div>
          <FormNote tone="error" text={create.error && problemText(create.error)} />
        </Stack>
      </Form>
    </Sheet>
  );
}

/** It was made by an earlier press, whose answer never came. */
const isLost = (problem: Error) => asApiError(problem).code === "ID_TAKEN";

const problemText = (problem: Error) =>
  isLost(problem)
    ? "The token was made, but its secret was lost on the way. Revoke it below, and make another."
    : errorText(problem);

interface SecretProps {
  readonly made: MadeToken;
  readonly onDone: () => void;
}

function Secret({ made: { name, token }, onDone }: SecretProps) {
  return (
    <Stack align="flex-start">
      <Text role="status">
        This is the token “{name}”. Copy it now to where your program finds it: it is shown this once.
      </Text>
      <code className={classes.secret}>{token}</code>
      <Group gap="sm">
        <CopyButton text={token}>Copy token</CopyButton>
        <Button variant="light" onClick={onDone}>
          I have it
        </Button>
      </Group>
    </Stack>
  );
}
