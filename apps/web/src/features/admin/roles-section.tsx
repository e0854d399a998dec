import { Button, Stack, Text, Title } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { Role, RoleKind } from "@wellput/contract";
import { errorText } from "../../lib/error-texts.ts";
import { AskFirst } from "../../ui/ask-first.tsx";
import { FormNote } from "../../ui/form-note.tsx";
import { KeptFocus } from "../../ui/kept-focus.tsx";
import { List } from "../../ui/list.ts";
import { QueryView } from "../../ui/query-view.tsx";
import { rolesQuery, takeRoleMutation } from "./admin.api.ts";
import { type Choice, RoleForm } from "./role-form.tsx";

const OF_WORDS: Record<RoleKind, string> = { trainer: "trainer of", researcher: "researcher of" };

interface RolesSectionProps {
  readonly groups: readonly Choice[];
  readonly studies: readonly Choice[];
}

/** Who has the desk of one group or one study, and a form that gives it to somebody. */
export function RolesSection({ groups, studies }: RolesSectionProps) {
  return (
    <Stack component="section" gap="lg">
      <div>
        <Title order={2}>Trainers and researchers</Title>
        <Text mt="xs" maw="44rem">
          A trainer opens workshops and sees the answers, the progress and the sessions of one group. A researcher sets
          up one study and takes its data home. Neither sees anything else of this desk, and neither makes admins.
        </Text>
      </div>
      <KeptFocus>
        <QueryView query={useQuery(rolesQuery)} loading="Loading trainers and researchers…">
          {({ roles }) =>
            roles.length === 0 ? (
              <Text c="dimmed">Nobody has such a role yet.</Text>
            ) : (
              <List>
                {roles.map((role) => (
                  <List.Item key={role.id} style={{ overflowWrap: "anywhere" }}>
                    <RoleItem role={role} />
                  </List.Item>
                ))}
              </List>
            )
          }
        </QueryView>
      </KeptFocus>
      <RoleForm groups={groups} studies={studies} />
    </Stack>
  );
}

/** A role, with a button that asks before it is taken. */
function RoleItem({ role: { id, email, role, name } }: { readonly role: Role }) {
  const take = useMutation(takeRoleMutation);
  const words = `${OF_WORDS[role]} ${name}`;
  return (
    <>
      {email}, {words}{" "}
      <AskFirst
        about={`${email}, ${words}`}
        question="Take this role? What they made in it stays."
        isBusy={take.isPending}
        onConfirm={(close) => take.mutate(id, { onSettled: close })}
      >
        {(ask) => (
          <Button size="compact-sm" variant="subtle" aria-label={`Remove ${email} as ${words}`} onClick={ask}>
            Remove
          </Button>
        )}
      </AskFirst>
      <FormNote tone="error" text={take.error && errorText(take.error)} />
    </>
  );
}
