import type { CourseItem, CourseMessage, CourseProgress, CourseQuestionnaire, LessonMedia } from "@wellput/contract";
import { MESSAGE_KEY } from "@wellput/contract/limits";
import type { ReactNode } from "react";
import type { PracticeSlotProps } from "../course-slots.ts";
import type { Seat } from "../kept.ts";
import classes from "./items.module.css";
import { LessonView } from "./lesson-view.tsx";
import { Questionnaire } from "./questionnaire.tsx";
import { Quiz } from "./quiz.tsx";

export interface ItemViewProps {
  readonly item: CourseItem;
  readonly seat: Seat;
  readonly version: string;
  readonly media: LessonMedia;
  readonly isStudy: boolean;
  readonly reader: CourseProgress["reader"];
  readonly isFinished: boolean;
  readonly onFinish: () => void;
  /** There is something for the server. */
  readonly onPost: () => void;
  readonly renderPractice: (props: PracticeSlotProps) => ReactNode;
}

/** What is on a page of a course, by its kind. */
export function ItemView({ item, isStudy, reader, renderPractice, ...props }: ItemViewProps) {
  switch (item.kind) {
    case "lesson":
      return <LessonView lesson={item} {...props} />;
    case "practice":
      return (
        <>
          <p className={classes.about}>{item.activity.summary}</p>
          {renderPractice({ activity: item.activity, seat: props.seat, isStudy, reader, onSummary: props.onFinish })}
        </>
      );
    case "quiz":
      return <Quiz item={item.id} title={item.title} questions={item.quiz} {...props} />;
    case "questionnaire":
      return <Questionnaire questionnaire={item} {...props} />;
    case "message":
      return (
        <>
          {item.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <Questionnaire questionnaire={toQuestionnaire(item)} what="message" {...props} />
        </>
      );
    case "page":
      return item.paragraphs.map((text) => <p key={text}>{text}</p>);
  }
}

/** A message is one question that has to be answered in one's own words. */
function toQuestionnaire({ id, title, mustFinish }: CourseMessage): CourseQuestionnaire {
  const question = { id: MESSAGE_KEY, kind: "text", question: "Your message", isRequired: true } as const;
  return { kind: "questionnaire", id, title, mustFinish, intro: "", questions: [question] };
}
