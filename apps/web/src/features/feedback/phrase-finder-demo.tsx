import { Text } from "@mantine/core";
import { useState } from "react";
import { CommentList } from "./comment-list.tsx";
import { MarkedText } from "./marked-text.tsx";
import type { Remark, Snapshot } from "./snapshot.ts";
import { useRatings } from "./use-ratings.ts";

const TEXT = "You never answer my messages. I sent you two on Monday.";
const PHRASE = "You never";

const REMARK: Remark = {
  id: "demonstration",
  r_str:
    "“You never” leaves no exception, so the reader will look for one. How often was it, and when? Say that instead.",
  c: "NO_BIAS",
  r_i: [0, 1],
  bad: true,
  prompt_str: "NO_BIAS",
  rule: "demonstration",
  severity: 0.6,
  start: 0,
  end: PHRASE.length,
  phrase: PHRASE,
  sentence: "You never answer my messages.",
  sentenceIndex: 0,
};

const DEMONSTRATION: Snapshot = {
  attemptId: "demonstration",
  text: TEXT,
  flags: [REMARK],
  strengths: [],
  summary: "",
  danger: undefined,
  mayNeedHelp: false,
  hasGoneOn: false,
  isForeign: false,
  drawings: [],
};

/** A comment to try the thumbs on; nothing of it is sent. */
export function PhraseFinderDemo() {
  const [activeId, setActiveId] = useState<string | null>(null);
  const ratings = useRatings(DEMONSTRATION);
  const handlePoint = (remark: Remark | null) => setActiveId(remark?.id ?? null);
  return (
    <section aria-label="Try it">
      <Text c="dimmed" size="sm" mb="xs">
        Try it: this is an example, nothing of it is sent.
      </Text>
      <MarkedText snapshot={DEMONSTRATION} />
      <CommentList
        flags={DEMONSTRATION.flags}
        activeId={activeId}
        cardIdOf={({ id }) => `comment-${id}`}
        actions={{ ratings, onPoint: handlePoint, onGoToPhrase: handlePoint, onReword: () => undefined }}
      />
    </section>
  );
}
