import { Button, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { PLACE_NAME } from "@wellput/contract/participant-place";
import { useState } from "react";
import { errorText } from "../../lib/error-texts.ts";
import { AskFirst } from "../../ui/ask-first.tsx";
import { Form } from "../../ui/form.tsx";
import { FormNote } from "../../ui/form-note.tsx";
import { eraseParticipantMutation } from "./participants.api.ts";

interface EraseParticipantProps {
  readonly collections: readonly string[];
}

/** Deletes somebody with everything under their user id, after a question. */
export function EraseParticipant({ collections }: EraseParticipantProps) {
  const [place, setPlace] = useState({ collection: collections[0] ?? "", userId: "" });
  const [isUnfit, setUnfit] = useState(false);
  const erase = useMutation(eraseParticipantMutation);
  const userId = place.userId.trim();
  const change = (part: Partial<typeof place>) => {
    erase.reset();
    setUnfit(false);
    setPlace((before) => ({ ...before, ...part }));
  };
  const handleSubmit = (ask: () => void) => {
    const isFit = PLACE_NAME.test(userId);
    setUnfit(!isFit);
    if (isFit) ask();
  };

  return (
    <AskFirst
      about={userId}
      question={`Delete everything kept under this user id in ${place.collection}? It cannot be undone.`}
      confirm="Delete everything"
      isBusy={erase.isPending}
      onConfirm={(close) => erase.mutate({ ...place, userId }, { onSettled: close })}
    >
      {(ask) => (
        <Form onSubmit={() => handleSubmit(ask)} aria-label="Erase a participant">
          <Stack maw="30rem" align="stretch">
            <NativeSelect
              label="Folder or course"
              size="md"
              data={[...collections]}
              value={place.collection}
              onChange={(event) => change({ collection: event.currentTarget.value })}
            />
            <TextInput
              label="User id"
              description="As it stands in their link"
              autoComplete="off"
              required
              withAsterisk={false}
              value={place.userId}
              onChange={(event) => change({ userId: event.currentTarget.value })}
            />
            <div>
              <Button type="submit" variant="default" loading={erase.isPending}>
                Erase
              </Button>
            </div>
            <FormNote
              tone="error"
              text={isUnfit ? "No user id looks like this." : erase.error && errorText(erase.error)}
            />
            <FormNote tone="success" text={erase.isSuccess ? `Everything under ${userId} is gone.` : null} />
          </Stack>
        </Form>
      )}
    </AskFirst>
  );
}
