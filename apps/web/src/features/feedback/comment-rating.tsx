import { ActionIcon, Button, Group } from "@mantine/core";
import { IconThumbDown, IconThumbDownFilled, IconThumbUp, IconThumbUpFilled } from "@tabler/icons-react";
import { useState } from "react";
import { CarefulTextarea } from "../../nouns/help/careful-textarea.tsx";
import { Tip } from "../../ui/tip.tsx";
import classes from "./comment-card.module.css";
import { REASON_MAX_CHARS } from "./ratings-state.ts";
import type { Remark } from "./snapshot.ts";
import type { Ratings } from "./use-ratings.ts";

interface RatingProps {
  readonly remark: Remark;
  readonly ratings: Ratings;
}

/** Whether a comment helps. */
export function Thumbs({ remark, ratings }: RatingProps) {
  const opinion = ratings.ratingOf(remark)?.opinion;
  const thumb = (value: "+1" | "-1", label: string, Icon: typeof IconThumbUp) => (
    <Tip label={label}>
      <ActionIcon
        aria-label={label}
        aria-pressed={opinion === value}
        {...(opinion !== value && { c: "dimmed" })}
        onClick={() => ratings.toggle(remark, value)}
      >
        <Icon size={19} stroke={1.7} aria-hidden />
      </ActionIcon>
    </Tip>
  );
  return (
    <Group gap={2} role="group" aria-label={`Rate the comment on ${remark.phrase}`}>
      {thumb("+1", "Thumbs up", opinion === "+1" ? IconThumbUpFilled : IconThumbUp)}
      {thumb("-1", "Thumbs down", opinion === "-1" ? IconThumbDownFilled : IconThumbDown)}
    </Group>
  );
}

/** Why it does not, for whoever says so. */
export function Reason({ remark, ratings }: RatingProps) {
  const rating = ratings.ratingOf(remark);
  const [id] = useState(() => `reason-${crypto.randomUUID()}`);
  if (rating?.opinion !== "-1") return null;
  return (
    <div>
      <CarefulTextarea
        id={id}
        label="Tell us more?"
        size="sm"
        autosize
        minRows={2}
        maxLength={REASON_MAX_CHARS}
        value={rating.reason}
        onChange={(event) => ratings.setReason(remark, event.currentTarget.value)}
      />
      <Button
        className={classes.dismiss}
        variant="subtle"
        size="compact-sm"
        mt={4}
        onClick={() => ratings.dismiss(remark)}
      >
        Dismiss
      </Button>
    </div>
  );
}
