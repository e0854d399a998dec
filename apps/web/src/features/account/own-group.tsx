import { Button, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { AskFirst } from "../../ui/ask-first.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { toastNotSaved } from "../../ui/toast.tsx";
import { leaveGroupMutation } from "./account.api.ts";

/** The group that one belongs to, and the way out of it, which ends at the gate. */
export function OwnGroupSheet({ group }: { readonly group: string }) {
  const navigate = useNavigate();
  const leave = useMutation({
    ...leaveGroupMutation,
    onError: toastNotSaved,
    // This sheet goes with the group, and is here no more then.
    onSettled: (me) => me && navigate({ to: "/" }),
  });
  return (
    <Sheet>
      <Title order={2} size="h3" mb="xs">
        Your group
      </Title>
      <Text mb="md">
        You belong to {group}. If you leave it, its practice scenarios are no longer shown to you, and you need the
        joining code of a group to go on. What you wrote stays in your account.
      </Text>
      <AskFirst
        about={group}
        question="Are you sure you want to leave your group?"
        confirm="Leave"
        isBusy={leave.isPending}
        onConfirm={() => leave.mutate()}
      >
        {(ask) => (
          <Button variant="default" onClick={ask}>
            Leave the group
          </Button>
        )}
      </AskFirst>
    </Sheet>
  );
}
