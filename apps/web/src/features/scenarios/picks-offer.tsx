import { Button, Group, Text } from "@mantine/core";
import { MESSAGE_MAX_CHARS } from "@wellput/contract/limits";
import type { Draft } from "../../lib/drafts.ts";
import { type GuideFields, spokenPicks } from "./guide-fields.ts";
import classes from "./picks-offer.module.css";

interface PicksOfferProps {
  readonly draft: Pick<Draft<GuideFields>, "fields" | "set">;
}

/** What was picked in the steps before, as sentences that the message can take in. */
export function PicksOffer({ draft: { fields, set } }: PicksOfferProps) {
  const { mine, yours } = spokenPicks(fields);
  const offered = [yours, mine].filter((sentence) => sentence && !fields.finalMessage.includes(sentence));
  if (offered.length === 0) return null;
  const add = (sentence: string) =>
    set(({ finalMessage }) => ({ finalMessage: [finalMessage.trim(), sentence].filter(Boolean).join(" ") }));
  return (
    <section aria-label="From what you picked">
      <Text c="dimmed" size="sm" mb="xs">
        From what you picked. Say it in your own words, or take it as it is.
      </Text>
      <ul className={classes.offers}>
        {offered.map((sentence) => (
          <Group component="li" key={sentence} gap="sm" justify="space-between">
            <span className={classes.sentence}>{sentence}</span>
            <Button
              variant="default"
              size="sm"
              aria-label={`Add to the message: ${sentence}`}
              disabled={fields.finalMessage.length + sentence.length >= MESSAGE_MAX_CHARS}
              onClick={() => add(sentence)}
            >
              Add
            </Button>
          </Group>
        ))}
      </ul>
    </section>
  );
}
