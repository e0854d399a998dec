import { Button, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { toastNotSaved } from "../../ui/toast.tsx";
import { leaveGroupMutation } from "./accounts.api.ts";

/** The group that one belongs to, and the way out of it. */
export function OwnGroupSheet({ group }: { readonly group: string }) {
  const [isAsking, setAsking] = useState(false);
  const leave = useMutation({ ...leaveGroupMutation, onError: toastNotSaved });
  return (
    <Sheet>
      <Title order={2} size="h3" mb="xs">
        Your group
      </Title>
      <Text mb="md">
        You belong to {group}. If you leave it, its practice scenarios are no longer shown to you, and you need the
        joining code of a group to go on. What you wrote stays in your account.
      </Text>
      <Button variant="default" onClick={() => setAsking(true)}>
        Leave the group
      </Button>
      <ConfirmDialog
        about={group}
        question="Are you sure you want to leave your group?"
        confirm="Leave"
        isOpen={isAsking}
        isBusy={leave.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => leave.mutate()}
      />
    </Sheet>
  );
}
