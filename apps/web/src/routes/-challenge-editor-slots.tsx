import type { EditorSlots } from "../features/challenges/challenge-form.tsx";
import { SentenceBench } from "../features/feedback/bench/sentence-bench.tsx";
import { GroupChoice } from "../features/groups/group-choice.tsx";

/** What both pages of the challenge editor take from other features. */
export const editorSlots: EditorSlots = {
  renderGroupChoice: (props) => <GroupChoice {...props} />,
  renderBench: (props) => <SentenceBench {...props} />,
};
