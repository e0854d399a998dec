import type { QuizSide } from "@wellput/contract";
import { useEffect, useRef, useState } from "react";
import { drawRound } from "./draw-round.ts";
import { keepRound, keptRound, type Round } from "./kept-round.ts";

/** How long the chosen answer is seen before the next sentence comes, in milliseconds. */
const NEXT_AFTER_MS = 300;
const NEXT_AFTER_MS_WITH_FEEDBACK = 100;

const newRound = (): Round => ({ id: crypto.randomUUID(), items: drawRound(), answered: [] });

/** Ten sentences, one after the other; a reload loses none of the answers. An answer that comes while the one before is still shown counts for nothing. */
export function useRound(isFeedbackImmediate: boolean, onFinish: (round: Round) => void) {
  const [round, setRound] = useState(() => keptRound() ?? newRound());
  const [chosen, setChosen] = useState<QuizSide | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const handleAnswer = (side: QuizSide) => {
    const item = round.items[round.answered.length];
    if (!item || chosen) return;
    setChosen(side);
    timer.current = setTimeout(
      () => {
        const next = { ...round, answered: [...round.answered, { item, userAnswer: side }] };
        setChosen(null);
        setRound(next);
        keepRound(next);
        if (next.answered.length === next.items.length) onFinish(next);
      },
      isFeedbackImmediate ? NEXT_AFTER_MS_WITH_FEEDBACK : NEXT_AFTER_MS,
    );
  };
  return { round, chosen, handleAnswer, handleRestart: () => setRound(newRound()) };
}
