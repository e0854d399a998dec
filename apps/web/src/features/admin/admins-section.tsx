import { Button, Group, Stack, TextInput, Title } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorText } from "../../lib/error-texts.ts";
import { AskFirst } from "../../ui/ask-first.tsx";
import { Form } from "../../ui/form.tsx";
import { FormNote } from "../../ui/form-note.tsx";
import { KeptFocus } from "../../ui/kept-focus.tsx";
import { List } from "../../ui/list.ts";
import { QueryView } from "../../ui/query-view.tsx";
import { adminsQuery, changeAdminMutation } from "./admin.api.ts";

/** Who the admins are, and one form each to add and to remove one. */
export function AdminsSection() {
  return (
    <Stack component="section" gap="lg">
      <Title order={2}>Admins</Title>
      <KeptFocus>
        <QueryView query={useQuery(adminsQuery)} loading="Loading admins…">
          {({ emails }) => (
            <List>
              {emails.map((email) => (
                <List.Item key={email} style={{ overflowWrap: "anywhere" }}>
                  <AdminItem email={email} />
                </List.Item>
              ))}
            </List>
          )}
        </QueryView>
      </KeptFocus>
      <Group grow align="flex-start" preventGrowOverflow={false} gap="xl">
        <AdminForm title="Add Admin" change="addAdminRole" />
        <AdminForm title="Remove Admin" change="removeAdminRole" />
      </Group>
    </Stack>
  );
}

/** An admin, with a button that asks before it takes their rights. */
function AdminItem({ email }: { readonly email: string }) {
  const change = useMutation(changeAdminMutation);
  const result = change.data?.result;
  const problem = result && "errorInfo" in result ? result.errorInfo.message : null;
  const handleConfirm = (close: () => void) =>
    change.mutate({ change: "removeAdminRole", email }, { onSettled: close });
  return (
    <>
      {email}{" "}
      <AskFirst
        about={email}
        question="Take the admin rights of this person? Their account and what they wrote stay."
        confirm="Take the rights"
        isBusy={change.isPending}
        onConfirm={handleConfirm}
      >
        {(ask) => (
          <Button size="compact-sm" variant="subtle" aria-label={`Remove ${email} as an admin`} onClick={ask}>
            Remove
          </Button>
        )}
      </AskFirst>
      <FormNote tone="error" text={problem ?? (change.error && errorText(change.error))} />
    </>
  );
}

interface AdminFormProps {
  readonly title: string;
  readonly change: "addAdminRole" | "removeAdminRole";
}

function AdminForm({ title, change }: AdminFormProps) {
  const [email, setEmail] = useState("");
  const mutation = useMutation(changeAdminMutation);
  const result = mutation.data?.result;
  const problem = result && "errorInfo" in result ? result.errorInfo.message : null;

  const handleSubmit = () => {
    mutation.mutate({ change, email: email.trim() }, { onSuccess: (said) => "message" in said.result && setEmail("") });
  };
  return (
    <Form isBusy={mutation.isPending} onSubmit={handleSubmit} aria-label={title}>
      <Stack align="stretch">
        <TextInput
          label={`${title}: e-mail`}
          type="email"
          autoComplete="off"
          required
          withAsterisk={false}
          value={email}
          onChange={(event) => {
            mutation.reset();
            setEmail(event.currentTarget.value);
          }}
        />
        <div>
          <Button type="submit" variant="default" loading={mutation.isPending}>
            {title}
          </Button>
        </div>
        <FormNote tone="error" text={problem ?? (mutation.error && errorText(mutation.error))} />
        <FormNote tone="success" text={result && "message" in result ? result.message : null} />
      </Stack>
    </Form>
  );
}
