import { Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Course, CourseItem } from "@wellput/contract";
import { useId } from "react";
import { siteQuery } from "../../../lib/site.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { LinkButton, TextLink } from "../../../ui/links.tsx";
import { Page } from "../../../ui/page.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import type { Seat } from "../kept.ts";
import type { Completion } from "../use-progress.ts";
import { withUserId } from "../with-user-id.ts";
import classes from "./items.module.css";
import { OwnMessageLink } from "./own-message-link.tsx";

interface EndViewProps {
  readonly course: Course;
  readonly seat: Seat;
  /** Of a study, for those who sent its participants. */
  readonly completion: Completion;
}

/** The page after the last: a word to take away, and a survey where there is one. */
export function EndView({ course, seat, completion: { completionCode, completionUrl, unfinished } }: EndViewProps) {
  const { title, paragraphs, survey } = course.end;
  return (
    <Page title={title} width="wide">
      <div className={classes.ending}>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {survey && <SurveyLink course={course.name} userId={seat.userId} />}
      {unfinished.length > 0 && <Unfinished items={course.items.filter(({ id }) => unfinished.includes(id))} />}
      {completionCode && <CompletionCode code={completionCode} />}
      {completionUrl && (
        <Button component="a" href={completionUrl} mt="lg">
          Go back to those who sent you
        </Button>
      )}
      {!survey && (
        <div className={classes.wayOn}>
          <OwnMessageLink />
        </div>
      )}
      {seat.userId === null && (
        <Text mt="md">
          <TextLink to="/courses">Other courses</TextLink>
        </Text>
      )}
    </Page>
  );
}

/** An exercise can be looked through to its end without a word of one's own. */
function Unfinished({ items }: { readonly items: readonly CourseItem[] }) {
  return (
    <Sheet>
      <Text>
        Nearly there. Before this counts as finished, please go back and leave an answer, or a try of your own:
      </Text>
      <ul>
        {items.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </Sheet>
  );
}

/** What shows those who sent somebody here that they have come to the end. */
function CompletionCode({ code }: { readonly code: string }) {
  const id = useId();
  return (
    <Sheet role="group" aria-labelledby={id} className={classes.completion}>
      <Text id={id}>Your completion code. Those who sent you here ask for it.</Text>
      <Text className={classes.code}>{code}</Text>
      <CopyButton text={code}>Copy the code</CopyButton>
    </Sheet>
  );
}

/** To the survey of the course, or to another that the installation's settings name. */
function SurveyLink({ course, userId }: { readonly course: string; readonly userId: string | null }) {
  const elsewhere = useQuery(siteQuery).data?.links.coursesurvey;
  if (elsewhere) {
    return (
      <Button component="a" href={withUserId(elsewhere, userId)} target="_blank" rel="noreferrer">
        Go to the survey
      </Button>
    );
  }
  return (
    <LinkButton to="/coursesurvey/$course" params={{ course }} search={userId === null ? {} : { userId }}>
      Go to the survey
    </LinkButton>
  );
}
