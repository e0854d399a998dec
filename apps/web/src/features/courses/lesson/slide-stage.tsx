import { Button, Group, UnstyledButton } from "@mantine/core";
import { IconPlayerPlayFilled } from "@tabler/icons-react";
import { Drawing } from "../../../ui/drawing.tsx";
import classes from "./lesson.module.css";
import { formatClock, lengthOf, type Slide, wordsOf } from "./slides.ts";
import type { Playback } from "./use-playback.ts";

interface SlideStageProps {
  readonly slides: readonly Slide[];
  readonly playback: Playback;
  readonly hasCaptions: boolean;
  readonly title: string;
  /** Of the questions that come after. */
  readonly quizId: string;
}

const LABELS: Partial<Record<Slide["kind"], string>> = { before: "Before", after: "After" };

/** The slide that is shown: a press plays and pauses. Past the last slide there is an end screen. */
export function SlideStage({ slides, playback, hasCaptions, title, quizId }: SlideStageProps) {
  const { index, elapsedMs, isPlaying, toggle } = playback;
  const slide = slides[index];
  if (!slide) return <EndScreen title={title} quizId={quizId} onAgain={toggle} />;
  const label = LABELS[slide.kind];
  const isAtStart = !isPlaying && index === 0 && elapsedMs === 0;
  return (
    <UnstyledButton
      className={classes.stage}
      data-kind={slide.kind}
      aria-label={isPlaying ? "Pause the slides" : "Play the slides"}
      onClick={toggle}
    >
      <span className={classes.picture}>
        <Drawing name={slide.drawing} />
      </span>
      {label && <span className={classes.label}>{label}</span>}
      {(hasCaptions || label) && (
        <Words key={index} slide={slide} elapsedMs={isAtStart ? slide.durationMs : elapsedMs} />
      )}
      {isAtStart && (
        <span className={classes.start} aria-hidden>
          <IconPlayerPlayFilled size={16} /> {formatClock(lengthOf(slides))}
        </span>
      )}
    </UnstyledButton>
  );
}

/** Words come as they are said; those to come keep their place. */
function Words({ slide, elapsedMs }: { readonly slide: Slide; readonly elapsedMs: number }) {
  const words = wordsOf(slide.text);
  const said = Math.ceil((elapsedMs / slide.durationMs) * (words.length + 2));
  return (
    <span className={classes.words} data-caption>
      {words.map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
        <span key={at} className={classes.word} data-said={at < said || undefined}>
          {word}{" "}
        </span>
      ))}
    </span>
  );
}

interface EndScreenProps {
  readonly title: string;
  readonly quizId: string;
  readonly onAgain: () => void;
}

function EndScreen({ title, quizId, onAgain }: EndScreenProps) {
  return (
    <div className={classes.stage} data-kind="end">
      <p className={classes.over}>That was “{title}”.</p>
      <Group gap="sm" justify="center">
        <Button variant="default" onClick={onAgain}>
          Watch again
        </Button>
        <Button component="a" href={`#${quizId}`}>
          Go on to the questions
        </Button>
      </Group>
    </div>
  );
}
