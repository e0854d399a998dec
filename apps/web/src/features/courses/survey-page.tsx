import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { NeedHelpLink } from "../../ui/help/need-help-link.tsx";
import { NotFoundPage } from "../../ui/not-found-page.tsx";
import { Page } from "../../ui/page.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import { courseQuery } from "./courses.api.ts";
import classes from "./courses.module.css";
import { Questionnaire } from "./items/questionnaire.tsx";
import type { Seat } from "./kept.ts";
import { type CourseSearch, whoTakes } from "./who.ts";

interface SurveyPageProps {
  readonly course: string;
  readonly search: CourseSearch;
}

/** The survey at the end of a course, for a participant by their link, or without a name. */
export function SurveyPage({ course, search }: SurveyPageProps) {
  const found = useQuery(courseQuery(course));
  return (
    <QueryPage query={found} loading="Loading the survey…">
      {({ course: { name, end }, version }) =>
        end.survey ? (
          <Page title={end.survey.title} lead={end.survey.intro}>
            <OwnSurvey key={name} name={name} search={search} survey={end.survey} version={version} />
            <footer className={classes.surveyFoot}>
              <NeedHelpLink />
            </footer>
          </Page>
        ) : (
          <NotFoundPage />
        )
      }
    </QueryPage>
  );
}

interface OwnSurveyProps {
  readonly name: string;
  readonly search: CourseSearch;
  readonly survey: Parameters<typeof Questionnaire>[0]["questionnaire"];
  readonly version: string;
}

function OwnSurvey({ name, search, survey, version }: OwnSurveyProps) {
  const [seat] = useState<Seat>(() => {
    const { userId } = whoTakes(name, search);
    return { course: name, userId };
  });
  return <Questionnaire questionnaire={survey} seat={seat} version={version} onFinish={() => {}} />;
}
