import { Alert, Anchor, Group, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { CourseReport, Study } from "@wellput/contract";
import { useId, useState } from "react";
import { countOf, formatMoment, inOneLine } from "../../lib/format.ts";
import { LinkButton, TextLink } from "../../ui/links.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { CourseFiles } from "./course-files.tsx";
import { courseReportsQuery } from "./studies.api.ts";
import classes from "./studies.module.css";
import { StudyForm } from "./study-form.tsx";
import { StudyReportView } from "./study-report.tsx";

/** The courses with what they gathered, each with the study that it is or may become. */
export function StudiesPage() {
  return (
    <>
      <Group mb="lg">
        <LinkButton to="/admin/courses/new" variant="default">
          Make a course
        </LinkButton>
      </Group>
      <QueryView query={useQuery(courseReportsQuery)} loading="Loading courses…">
        {({ courses }) => (
          <ul className={classes.courses}>
            {courses.toSorted(ownFirst).map((course) => (
              <li key={course.name}>
                <CourseSheet course={course} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </>
  );
}

function CourseSheet({ course }: { readonly course: CourseReport }) {
  const id = useId();
  const { name, title, pages, study, engines, unseen } = course;
  const address = linkOf(name, study);
  return (
    <Sheet role="group" aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {name}
      </Title>
      <Text c="dimmed">
        {inOneLine([title, `${pages} pages`, "links look like"])} <code className={classes.address}>{address}</code>
      </Text>
      <Funnel course={course} />
      <EngineNote engines={engines} />
      <UnseenNote pages={unseen} />
      <CourseFiles name={name} isStudy={study !== null} />
      <div className={classes.ways}>
        <TextLink to="/admin/courses/$name" params={{ name }}>
          Edit the pages of {name}
        </TextLink>
        {study && (
          <Anchor href={`${addressOf(name)}?userId=test-1`} target="_blank">
            Try it as test-1
          </Anchor>
        )}
      </div>
      {study && <Report name={name} />}
      {study && (
        <details className={classes.study}>
          <summary>{summaryOf(study)}</summary>
          <StudyForm name={name} study={study} />
        </details>
      )}
    </Sheet>
  );
}

const BUILT_IN: Partial<Record<string, string>> = {
  "intro-course734": "/intro-course734/0",
  usersStudentExpt1: "/usersStudentExpt1",
  usersStudentExpt2: "/usersStudentExpt2",
  demoCourse: "/demoCourse",
};

/** What was made here stands before what comes along. */
const ownFirst = (one: CourseReport, other: CourseReport) =>
  Number(one.name in BUILT_IN) - Number(other.name in BUILT_IN);

const addressOf = (name: string) => BUILT_IN[name] ?? `/course/${name}`;

/** What a participant's link looks like. */
const linkOf = (name: string, study: Study | null) =>
  [`${addressOf(name)}?userId=…`, ...(study?.panelParameters ?? []).map((parameter) => `${parameter}=…`)].join("&");

/** A study whose texts were not all read alike. */
function EngineNote({ engines: [first, ...others] }: { readonly engines: readonly string[] }) {
  if (!first) return null;
  if (others.length === 0) {
    return (
      <Text c="dimmed" size="sm" my="md">
        Messages are read by engine {first}, which the study keeps until its end.
      </Text>
    );
  }
  return (
    <Alert mt="md" title="The reader of messages has changed since this study began">
      It began with engine {first}; by now also {others.join(", ")} reads. The files say for each person and each try
      which engine it was.
    </Alert>
  );
}

/** A slip in the name of an arm. */
function UnseenNote({ pages }: { readonly pages: readonly string[] }) {
  if (pages.length === 0) return null;
  return (
    <Alert mt="md" title={`Nobody sees ${pages.join(", ")}`}>
      The course has it for an arm that the study does not name. Change the one or the other.
    </Alert>
  );
}

/** Asked for when it is opened. */
function Report({ name }: { readonly name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.study} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Where people stop, and what came out</summary>
      {isOpen && <StudyReportView name={name} />}
    </details>
  );
}

/** What a study asks for, in one line. */
function summaryOf({ consent, opensAt, closesAt, quota, completionCode, arms }: Study): string {
  const parts = [
    consent && "with a consent",
    opensAt && `opens ${formatMoment(opensAt)}`,
    closesAt && `closes ${formatMoment(closesAt)}`,
    quota !== null && `for ${countOf(quota, "person", "people")} at most`,
    arms.length > 0 && `with ${countOf(arms.length, "arm")}`,
    completionCode && "with a completion code",
  ].filter(Boolean);
  return parts.length > 0 ? `Study: ${parts.join(", ")}` : "Make it a study";
}

/** Step by step how many came so far; a step that the course does not have is left out. */
function Funnel({ course: { began, practised, finished, answered } }: { readonly course: CourseReport }) {
  const steps = [
    { label: "began", count: began },
    { label: "did an exercise", count: practised },
    { label: "finished", count: finished },
    { label: "sent the survey", count: answered },
  ].filter(({ count }) => count !== null);
  const most = Math.max(1, ...steps.map(({ count }) => count ?? 0));
  return (
    <ol className={classes.funnel}>
      {steps.map(({ label, count }) => (
        <li key={label} className={classes.step}>
          <span className={classes.track} aria-hidden>
            <span className={classes.bar} style={{ width: `${((count ?? 0) / most) * 100}%` }} />
          </span>
          <span className={classes.count}>{count}</span> {label}
        </li>
      ))}
    </ol>
  );
}
