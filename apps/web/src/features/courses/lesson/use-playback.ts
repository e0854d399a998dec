import { useCallback, useEffect, useRef, useState } from "react";
import type { Slide } from "./slides.ts";
import type { Voice } from "./use-voice.ts";

const TICK_MS = 100;

interface PlaybackOptions {
  readonly slides: readonly Slide[];
  readonly startIndex: number;
  readonly voice: Voice;
  /** Told of every slide that is reached. */
  readonly onSlide: (index: number) => void;
}

interface Place {
  readonly index: number;
  readonly elapsedMs: number;
}

export interface Playback extends Place {
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly setSpeed: (speed: number) => void;
  /** Plays or pauses; at the end it plays again from the beginning. */
  readonly toggle: () => void;
  readonly seek: (place: Place) => void;
}

/** The clock of the slides: by time, or, where a voice reads, each slide as long as its words take. */
export function usePlayback({ slides, startIndex, voice, onSlide }: PlaybackOptions): Playback {
  const [place, setPlace] = useState<Place>({ index: startIndex, elapsedMs: 0 });
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const { index } = place;
  const isOver = index >= slides.length;
  const isRunning = isPlaying && !isOver;
  const isSpoken = voice.isOn;
  const told = useRef(onSlide);
  useEffect(() => {
    told.current = onSlide;
  });
  useEffect(() => told.current(index), [index]);

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = window.setInterval(
      () => setPlace((before) => later(before, { slides, byMs: TICK_MS * speed, isSpoken })),
      TICK_MS,
    );
    return () => window.clearInterval(timer);
  }, [isRunning, speed, slides, isSpoken]);

  const { say, hush } = voice;
  useEffect(() => {
    const slide = slides[index];
    if (!isRunning || !isSpoken || !slide) return undefined;
    say(slide.text, speed, () => setPlace((now) => (now.index === index ? { index: index + 1, elapsedMs: 0 } : now)));
    return hush;
  }, [slides, index, isRunning, isSpoken, speed, say, hush]);

  const toggle = useCallback(() => {
    if (isOver) setPlace({ index: 0, elapsedMs: 0 });
    setPlaying(isOver || !isPlaying);
  }, [isOver, isPlaying]);
  return { ...place, isPlaying: isRunning, speed, setSpeed, toggle, seek: setPlace };
}

interface Passing {
  readonly slides: readonly Slide[];
  readonly byMs: number;
  /** A slide that is read aloud waits for its voice. */
  readonly isSpoken: boolean;
}

function later({ index, elapsedMs }: Place, { slides, byMs, isSpoken }: Passing): Place {
  const room = slides[index]?.durationMs ?? 0;
  const elapsed = elapsedMs + byMs;
  if (elapsed < room) return { index, elapsedMs: elapsed };
  return isSpoken ? { index, elapsedMs: room } : { index: index + 1, elapsedMs: 0 };
}
