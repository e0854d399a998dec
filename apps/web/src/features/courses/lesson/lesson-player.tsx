import type { CourseLesson } from "@wellput/contract";
import { type KeyboardEvent, useMemo } from "react";
import { type Seat, useKept } from "../kept.ts";
import classes from "./lesson.module.css";
import { PlayerControls } from "./player-controls.tsx";
import { SlideStage } from "./slide-stage.tsx";
import { slidesOf } from "./slides.ts";
import { Transcript } from "./transcript.tsx";
import { usePlayback } from "./use-playback.ts";
import { useVoice } from "./use-voice.ts";

interface LessonPlayerProps {
  readonly lesson: CourseLesson;
  readonly seat: Seat;
}

const BEGINNING = { index: 0, hasCaptions: true };
/** What has a use of its own for the space bar and the arrows. */
const OWN_KEYS = "button, input, select, summary, a";

/** A lesson as slides that play by themselves, with captions, a voice when asked, and the transcript beside them. */
export function LessonPlayer({ lesson, seat }: LessonPlayerProps) {
  const slides = useMemo(() => slidesOf(lesson), [lesson]);
  const [kept, keep] = useKept(seat, `slides:${lesson.id}`, BEGINNING);
  const voice = useVoice();
  const playback = usePlayback({
    slides,
    startIndex: kept.index < slides.length ? kept.index : 0,
    voice,
    onSlide: (index) => keep({ ...kept, index }),
  });
  const { index, seek, toggle } = playback;
  const { hasCaptions } = kept;
  const setCaptions = (isOn: boolean) => keep({ ...kept, hasCaptions: isOn });
  const goTo = (to: number) => seek({ index: Math.min(Math.max(to, 0), slides.length), elapsedMs: 0 });

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isOwn = event.target instanceof Element && event.target.closest(OWN_KEYS) !== null;
    const isList = event.target instanceof HTMLSelectElement;
    const acts: Record<string, (() => void) | undefined> = {
      " ": isOwn ? undefined : toggle,
      k: isList ? undefined : toggle,
      c: isList ? undefined : () => setCaptions(!hasCaptions),
      ArrowLeft: isList ? undefined : () => goTo(index - 1),
      ArrowRight: isList ? undefined : () => goTo(index + 1),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts for the buttons inside
    <div className={classes.player} onKeyDown={handleKeyDown}>
      <div className={classes.screen}>
        <SlideStage
          slides={slides}
          playback={playback}
          hasCaptions={hasCaptions}
          title={lesson.title}
          quizId={`quiz-${lesson.id}`}
        />
        <PlayerControls
          slides={slides}
          playback={playback}
          voice={voice}
          hasCaptions={hasCaptions}
          onCaptions={setCaptions}
        />
      </div>
      <Transcript slides={slides} index={index} onGo={goTo} />
    </div>
  );
}
