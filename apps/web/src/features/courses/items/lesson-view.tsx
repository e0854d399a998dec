import { Title } from "@mantine/core";
import type { CourseLesson, LessonMedia } from "@wellput/contract";
import { Fold } from "../../../ui/fold.tsx";
import type { Seat } from "../kept.ts";
import { LessonPlayer } from "../lesson/lesson-player.tsx";
import { withUserId } from "../with-user-id.ts";
import { Example } from "./example.tsx";
import classes from "./items.module.css";
import { Outside } from "./outside.tsx";
import { Quiz } from "./quiz.tsx";

interface LessonViewProps {
  readonly lesson: CourseLesson;
  readonly seat: Seat;
  readonly version: string;
  readonly media: LessonMedia;
  readonly onFinish: () => void;
  readonly onPost: () => void;
}

const hasExample = ({ situation, before, steps, after }: CourseLesson["example"]) =>
  [situation, before, ...steps, after].some((text) => text.trim() !== "");

/** A lesson: to watch, to read, and to try oneself out on; what its maker left empty is not there. */
export function LessonView({ lesson, media, ...props }: LessonViewProps) {
  const { id, title, paragraphs, example, quiz, transcript } = lesson;
  const { seat } = props;
  const hasSlides = transcript.some((text) => text.trim() !== "") || hasExample(example);
  const quizTitle = `Questions: ${title}`;
  return (
    <div className={classes.lesson}>
      {media.video ? (
        <section aria-label="Video">
          <Outside address={media.video} title={title} kind="video" />
          <Fold isOpenAtFirst={false} more="See it as slides, with a transcript" less="Close the slides">
            <LessonPlayer lesson={lesson} seat={seat} />
          </Fold>
        </section>
      ) : (
        hasSlides && <LessonPlayer lesson={lesson} seat={seat} />
      )}
      {(paragraphs.length > 0 || hasExample(example)) && (
        <section className={classes.reading} aria-labelledby={`${id}-reading`}>
          <Title order={2} id={`${id}-reading`}>
            To read
          </Title>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {hasExample(example) && <Example example={example} />}
        </section>
      )}
      {media.quiz ? (
        <section id={`quiz-${id}`} aria-labelledby={`${id}-quiz`}>
          <Title order={2} id={`${id}-quiz`} mb="md">
            {quizTitle}
          </Title>
          <Outside address={withUserId(media.quiz, seat.userId)} title={quizTitle} kind="quiz" />
        </section>
      ) : (
        quiz.length > 0 && <Quiz item={id} title={quizTitle} questions={quiz} {...props} />
      )}
    </div>
  );
}
