import { Anchor, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { ApiToken } from "@wellput/contract";
import { formatDate, formatMoment } from "../../lib/format.ts";
import { AskFirst } from "../../ui/ask-first.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { KeptFocus } from "../../ui/kept-focus.tsx";
import { Page } from "../../ui/page.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { toastNotSaved } from "../../ui/toast.tsx";
import { SCOPE_NAMES, TokenForm } from "./token-form.tsx";
import { revokeTokenMutation, tokensQuery } from "./tokens.api.ts";
import classes from "./tokens-page.module.css";

/** One's own tokens for programs: make one, see which are used, revoke one. */
export function TokensPage() {
  return (
    <Page
      title="API tokens"
      lead={
        <>
          A token lets a program of yours read messages or your own data, in your name. How to use one stands in{" "}
          <Anchor href="/api/docs" inherit>
            the API’s documentation
          </Anchor>
          . You get a mail when one is made. All end when you set a new password.
        </>
      }
    >
      <Stack gap="lg">
        <BackLink to="/account">Account</BackLink>
        <TokenForm />
        <Sheet>
          <Title order={2} size="h3" mb="sm">
            Your tokens
          </Title>
          <KeptFocus>
            <QueryView query={useQuery(tokensQuery)} loading="Loading your tokens…">
              {({ items }) => <TokenList tokens={items} />}
            </QueryView>
          </KeptFocus>
        </Sheet>
      </Stack>
    </Page>
  );
}

function TokenList({ tokens }: { readonly tokens: readonly ApiToken[] }) {
  if (tokens.length === 0) return <EmptyState text="You have no token yet. A program needs one of its own." />;
  return (
    <ul className={classes.list} aria-label="Your tokens">
      {tokens.map((token) => (
        <li key={token.id} className={classes.token}>
          <TokenText token={token} />
          <RevokeToken token={token} />
        </li>
      ))}
    </ul>
  );
}

function RevokeToken({ token: { id, name } }: { readonly token: ApiToken }) {
  const revoke = useMutation({ ...revokeTokenMutation, onError: toastNotSaved });
  return (
    <AskFirst
      about={name}
      question="Revoke this token? The program that uses it is shut out at once."
      isBusy={revoke.isPending}
      onConfirm={(close) => revoke.mutate(id, { onSettled: close })}
    >
      {(ask) => (
        <Button variant="default" size="sm" flex="none" aria-label={`Revoke ${name}`} onClick={ask}>
          Revoke
        </Button>
      )}
    </AskFirst>
  );
}

function TokenText({ token: { name, scopes, ending, createdAt, lastUsedAt } }: { readonly token: ApiToken }) {
  return (
    <div className={classes.words}>
      <Group gap="xs" align="baseline">
        <Text fw={600}>{name}</Text>
        <code>…{ending}</code>
      </Group>
      <Text size="sm">{scopes.map((scope) => SCOPE_NAMES[scope]).join(" · ")}</Text>
      <Text size="sm" c="dimmed">
        Made {formatDate(createdAt)}.{" "}
        {lastUsedAt ? `Last used ${formatMoment(lastUsedAt)}.` : "It has not been used yet."}
      </Text>
    </div>
  );
}
