import { ActionIcon, NativeSelect, Text } from "@mantine/core";
import {
  IconBadgeCc,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
  IconVolume,
  IconVolumeOff,
} from "@tabler/icons-react";
import classes from "./lesson.module.css";
import { formatClock, lengthOf, placeAt, type Slide } from "./slides.ts";
import type { Playback } from "./use-playback.ts";
import type { Voice } from "./use-voice.ts";

const SPEEDS = ["0.75", "1", "1.25", "1.5", "2"];

interface PlayerControlsProps {
  readonly slides: readonly Slide[];
  readonly playback: Playback;
  readonly voice: Voice;
  readonly hasCaptions: boolean;
  readonly onCaptions: (isOn: boolean) => void;
}

/** Play, seek, speed, captions and voice, with where one is. */
export function PlayerControls({ slides, playback, voice, hasCaptions, onCaptions }: PlayerControlsProps) {
  const { index, elapsedMs, isPlaying, speed, seek, toggle } = playback;
  const length = lengthOf(slides);
  const now = (slides[index]?.startMs ?? length) + elapsedMs;
  const place = `${Math.min(index + 1, slides.length)} / ${slides.length}`;
  const goTo = (to: number) => seek({ index: Math.min(Math.max(to, 0), slides.length), elapsedMs: 0 });
  return (
    <div className={classes.controls}>
      <input
        type="range"
        className={classes.seek}
        aria-label="Seek"
        aria-valuetext={`${formatClock(now)} of ${formatClock(length)}, slide ${place}`}
        min={0}
        max={length}
        step={100}
        value={now}
        onChange={(event) => seek(placeAt(slides, Number(event.currentTarget.value)))}
      />
      <div className={classes.buttons}>
        <ActionIcon
          className={classes.skip}
          aria-label="Slide before"
          disabled={index === 0}
          onClick={() => goTo(index - 1)}
        >
          <IconPlayerSkipBack size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          size="xl"
          radius="xl"
          variant="filled"
          aria-label={isPlaying ? "Pause" : "Play"}
          aria-keyshortcuts="k"
          onClick={toggle}
        >
          {isPlaying ? <IconPlayerPauseFilled size={22} aria-hidden /> : <IconPlayerPlayFilled size={22} aria-hidden />}
        </ActionIcon>
        <ActionIcon
          className={classes.skip}
          aria-label="Slide after"
          disabled={index >= slides.length}
          onClick={() => goTo(index + 1)}
        >
          <IconPlayerSkipForward size={20} aria-hidden />
        </ActionIcon>
        <Text size="sm" c="dimmed" className={classes.clock}>
          {formatClock(now)} / {formatClock(length)} · {place}
        </Text>
        <NativeSelect
          aria-label="Speed"
          size="sm"
          className={classes.speed}
          data={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
          value={`${speed}`}
          onChange={(event) => playback.setSpeed(Number(event.currentTarget.value))}
        />
        <ActionIcon
          variant={hasCaptions ? "light" : "subtle"}
          aria-label="Captions"
          aria-pressed={hasCaptions}
          aria-keyshortcuts="c"
          onClick={() => onCaptions(!hasCaptions)}
        >
          <IconBadgeCc size={22} aria-hidden />
        </ActionIcon>
        {voice.isOffered && (
          <ActionIcon
            variant={voice.isOn ? "light" : "subtle"}
            aria-label="Read aloud"
            aria-pressed={voice.isOn}
            onClick={() => voice.setOn(!voice.isOn)}
          >
            {voice.isOn ? <IconVolume size={22} aria-hidden /> : <IconVolumeOff size={22} aria-hidden />}
          </ActionIcon>
        )}
      </div>
      <Text size="sm" role="status" className={classes.mute}>
        {voice.isMute && "This browser has no voice to read with. The slides go on with their captions."}
      </Text>
    </div>
  );
}
