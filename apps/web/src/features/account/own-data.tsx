import { Button, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { countOf } from "../../lib/format.ts";
import { FileButton } from "../../ui/file-link.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { toast, toastNotSaved } from "../../ui/toast.tsx";
import { takeBackExamplesMutation } from "./account.api.ts";

/** A copy of everything that is kept about the person, and what they allowed to be done with it. */
export function OwnDataSheet() {
  return (
    <Sheet>
      <Title order={2} size="h3" mb="xs">
        Your data
      </Title>
      <Text mb="md">
        Everything that is kept about you, in one file: what you wrote, your tries and ratings, and when you signed in.
      </Text>
      <FileButton href="/api/me/export">Download my data</FileButton>
      <Text mt="xl" mb="md">
        Where you called a comment wrong, you may have let its sentence become an example for improving the program.
      </Text>
      <TakeBackExamples />
    </Sheet>
  );
}

/** Sentences that were allowed to become examples for improving the program are so no more. */
function TakeBackExamples() {
  const takeBack = useMutation({
    ...takeBackExamplesMutation,
    onSuccess: ({ takenBack }) =>
      toast(
        "success",
        takenBack === 0
          ? "None of your sentences may be an example, so there was nothing to take back."
          : `${countOf(takenBack, "sentence")} may no longer be an example.`,
      ),
    onError: toastNotSaved,
  });
  return (
    <Button variant="default" loading={takeBack.isPending} onClick={() => takeBack.mutate()}>
      Take back my examples
    </Button>
  );
}
