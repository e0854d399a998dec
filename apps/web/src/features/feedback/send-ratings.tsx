import { Button, Stack, Text } from "@mantine/core";
import { ratingPrivacy } from "@wellput/content";
import { useId } from "react";
import { useDeviceChoice } from "../../lib/device-choice.ts";
import { Checkbox } from "../../ui/checkbox.ts";
import type { Ratings } from "./use-ratings.ts";

interface SendRatingsProps {
  readonly ratings: Ratings;
}

/** 'Send Feedback', with what goes along: the choices are remembered, and a line says what they come to. */
export function SendRatings({ ratings }: SendRatingsProps) {
  const id = useId();
  const [includesMessage, setIncludesMessage] = useDeviceChoice("includeWholeMessage", true);
  const [allowsExamples, setAllowsExamples] = useDeviceChoice("allowExamples", false);
  return (
    <Stack gap="xs" align="flex-start" role="group" aria-labelledby={id}>
      <Text fw={600} size="sm" id={id}>
        {ratingPrivacy.title}
      </Text>
      <Checkbox
        label={ratingPrivacy.wholeBox}
        checked={includesMessage}
        onChange={(event) => setIncludesMessage(event.currentTarget.checked)}
      />
      {ratings.hasDisagreed && (
        <Checkbox
          label={ratingPrivacy.exampleBox}
          description={ratingPrivacy.example}
          checked={allowsExamples}
          onChange={(event) => setAllowsExamples(event.currentTarget.checked)}
        />
      )}
      <Text size="sm" c="dimmed">
        {includesMessage ? ratingPrivacy.whole : ratingPrivacy.part}
      </Text>
      <Text size="sm" c="dimmed">
        {ratingPrivacy.kept}
      </Text>
      <Button
        variant="default"
        size="sm"
        loading={ratings.isSending}
        onClick={() => ratings.submit({ includesMessage, allowsExamples })}
      >
        Send Feedback
      </Button>
    </Stack>
  );
}
