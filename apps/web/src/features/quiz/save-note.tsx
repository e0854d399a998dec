import { Button, Group, Text } from "@mantine/core";
import type { UseMutationResult } from "@tanstack/react-query";
import { boxPrivacy } from "@wellput/content/privacy-lines";
import type { CreateQuizResult, QuizResult } from "@wellput/contract";
import { errorText } from "../../lib/error-texts.ts";
import { TextLink } from "../../ui/links.tsx";

interface SaveNoteProps {
  readonly saving: UseMutationResult<QuizResult, Error, CreateQuizResult>;
  readonly isSignedIn: boolean;
}

/** Whether the result is in the account, and if not, what can be done about it. */
export function SaveNote({ saving, isSignedIn }: SaveNoteProps) {
  if (!isSignedIn) {
    return (
      <Text mt="sm" c="dimmed">
        This result is not kept. <TextLink to="/signin">Sign in</TextLink> before a round, and you see how it goes over
        time.
      </Text>
    );
  }
  if (saving.isError) {
    return (
      <Group mt="sm" gap="sm" role="alert">
        <Text>Your result was not saved. {errorText(saving.error)}</Text>
        <Button size="sm" variant="default" onClick={() => saving.variables && saving.mutate(saving.variables)}>
          Save again
        </Button>
      </Group>
    );
  }
  return (
    <Text mt="sm" c="dimmed" role="status">
      {saving.isSuccess ? `Saved to your account. ${boxPrivacy.tried.detail}` : "Saving…"}
    </Text>
  );
}
