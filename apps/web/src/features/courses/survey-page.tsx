import { useQuery } from "@tanstack/react-query";
import type { Withdrawal } from "@wellput/contract";
import { useState } from "react";
import { UnfitLink } from "../../nouns/participant/participant-gate.tsx";
import { NotFoundPage } from "../../ui/not-found-page.tsx";
import { Page } from "../../ui/page.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import { courseQuery } from "./courses.api.ts";
import classes from "./courses.module.css";
import { OwnMessageLink } from "./items/own-message-link.tsx";
import { Questionnaire } from "./items/questionnaire.tsx";
import type { Seat } from "./kept.ts";
import { CourseFooter, LeftPage } from "./leave-study.tsx";
import { keptWithdrawal } from "./leave-words.ts";
import { keepLink } from "./proof.ts";
import { type CourseSearch, whoTakes } from "./who.ts";

interface SurveyPageProps {
  readonly course: string;
  readonly search: CourseSearch;
}

/** The survey at the end of a course, for a participant by their link, or without a name. */
export function SurveyPage({ course, search }: SurveyPageProps) {
  const found = useQuery(courseQuery(course));
  const [who] = useState(() => whoAnswers(course, search));
  const seat: Seat = { course, userId: who.userId };
  const [left, setLeft] = useState<Withdrawal | null>(null);
  if (who.isBroken) return <UnfitLink />;
  if (left) return <LeftPage withdrawal={left} />;
  return (
    <QueryPage query={found} loading="Loading the survey…">
      {({ course: { name, end }, version }) =>
        end.survey ? (
          <Page title={end.survey.title} lead={end.survey.intro}>
            <OwnSurvey key={name} name={name} userId={who.userId} survey={end.survey} version={version} />
            <CourseFooter
              className={classes.surveyFoot}
              seat={seat}
              withdrawal={keptWithdrawal(seat)}
              onLeft={setLeft}
            />
          </Page>
        ) : (
          <NotFoundPage />
        )
      }
    </QueryPage>
  );
}

function whoAnswers(course: string, search: CourseSearch) {
  const who = whoTakes(course, search);
  if (who.userId !== null) keepLink({ course, userId: who.userId }, search);
  return who;
}

interface OwnSurveyProps {
  readonly name: string;
  readonly userId: string | null;
  readonly survey: Parameters<typeof Questionnaire>[0]["questionnaire"];
  readonly version: string;
}

function OwnSurvey({ name, userId, survey, version }: OwnSurveyProps) {
  const [seat] = useState<Seat>({ course: name, userId });
  return (
    <Questionnaire
      questionnaire={survey}
      seat={seat}
      version={version}
      onFinish={() => {}}
      wayOn={<OwnMessageLink />}
    />
  );
}
