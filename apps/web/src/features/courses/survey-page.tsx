import { useState } from "react";
import { UnfitLink } from "../../nouns/participant/participant-gate.tsx";
import { NotFoundPage } from "../../ui/not-found-page.tsx";
import { Page } from "../../ui/page.tsx";
import classes from "./courses.module.css";
import { OwnMessageLink } from "./items/own-message-link.tsx";
import { Questionnaire } from "./items/questionnaire.tsx";
import { CourseFooter } from "./leave-study.tsx";
import { type Taken, TakenCourse } from "./taken-course.tsx";
import { type CourseSearch, whoTakes } from "./who.ts";

interface SurveyPageProps {
  readonly course: string;
  readonly search: CourseSearch;
}

/** The survey at the end of a course, for a participant by their link, or without a name. */
export function SurveyPage({ course, search }: SurveyPageProps) {
  const [who] = useState(() => whoTakes(course, search));
  if (who.isBroken) return <UnfitLink />;
  return (
    <TakenCourse name={course} page="survey" userId={who.userId} search={search}>
      {(taken) => <Survey {...taken} />}
    </TakenCourse>
  );
}

function Survey({ seat, known, found: { course, version }, onLeft }: Taken) {
  const [isSent, setSent] = useState(known?.answeredSurvey === true);
  const { survey } = course.end;
  if (!survey) return <NotFoundPage />;
  return (
    <Page title={survey.title} lead={survey.intro}>
      <Questionnaire
        questionnaire={survey}
        seat={seat}
        version={version}
        isFinished={isSent}
        onFinish={() => setSent(true)}
        wayOn={<OwnMessageLink />}
      />
      <CourseFooter className={classes.surveyFoot} seat={seat} withdrawal={known?.withdrawal ?? null} onLeft={onLeft} />
    </Page>
  );
}
