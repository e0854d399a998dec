import type { EditorSlots } from "../features/challenges/challenge-form.tsx";
import { findRemarks } from "../features/feedback/bench/find-remarks.ts";
import { SentenceBench } from "../features/feedback/bench/sentence-bench.tsx";
import { FeedbackPanel } from "../features/feedback/feedback-panel.tsx";
import { PhraseFinderIntro } from "../features/feedback/phrase-finder-intro.tsx";
import { GroupChoice } from "../features/groups/group-choice.tsx";

/** What both pages of the challenge editor take from other features. */
export const editorSlots: EditorSlots = {
  renderGroupChoice: (props) => <GroupChoice {...props} />,
  renderBox: (props) => <FeedbackPanel {...props} />,
  renderIntroduction: () => <PhraseFinderIntro />,
  renderBench: (props) => <SentenceBench {...props} />,
  findRemarks,
};
