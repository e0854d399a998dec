import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { Consent, CourseProgress } from "@wellput/contract";
import { useEffect } from "react";
import { asApiError } from "../../lib/api-error.ts";
import { errorText } from "../../lib/error-texts.ts";
import { NeedHelpLink } from "../../nouns/help/need-help-link.tsx";
import { FormNote } from "../../ui/form-note.tsx";
import { Page } from "../../ui/page.tsx";
import classes from "./courses.module.css";
import { ELSEWHERE } from "./go-on-elsewhere.tsx";
import { LEAVE_WORDS } from "./leave-words.ts";
import { agree } from "./use-progress.ts";

interface ConsentPageProps {
  readonly course: string;
  readonly userId: string;
  readonly consent: Consent;
  /** Told of what the server answers: once in a while, of another text to agree to. */
  readonly onAgreed: (progress: CourseProgress) => void;
}

/** What a study asks of somebody before they begin: until they agree, nothing of them is kept. */
export function ConsentPage({ course, userId, consent: { version, text, withdrawal }, onAgreed }: ConsentPageProps) {
  const agreement = useMutation({
    mutationFn: () => agree({ course, userId }, version),
    onSuccess: onAgreed,
  });
  return (
    <Page title="Before you begin" lead="This course is part of a study. Please read what it asks of you.">
      <div className={classes.consent}>
        {text.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p>
        With your agreement we keep its time and these words. If you do not agree, close this page: then nothing more is
        kept of you.
      </p>
      <p>
        You may leave the study at any time: “Leave the study” is at the foot of every page. {LEAVE_WORDS[withdrawal]}
      </p>
      <FormNote tone="error" text={agreement.error && errorText(agreement.error)} />
      <Button loading={agreement.isPending} onClick={() => agreement.mutate()}>
        I have read this and I agree
      </Button>
      <footer className={classes.surveyFoot}>
        <NeedHelpLink />
      </footer>
    </Page>
  );
}

const CLOSED_TITLES: Partial<Record<string, string>> = {
  STUDY_NOT_OPEN: "Not open yet",
  STUDY_CLOSED: "This study is closed",
  STUDY_FULL: "This study is full",
  STUDY_LEFT: "You have left this study",
  BEGUN_ELSEWHERE: "Go on where you began",
};

/** Whether a study does not let somebody in, as an error says. */
export const isClosed = (error: Error | null): error is Error =>
  error !== null && asApiError(error).code in CLOSED_TITLES;

interface ClosedStudyPageProps {
  readonly error: Error;
  /** Asks the server once more. */
  readonly onRetry: () => void;
}

export function ClosedStudyPage({ error, onRetry }: ClosedStudyPageProps) {
  const { code } = asApiError(error);
  // A link from the device that began differs in what a browser does not load anew for.
  useEffect(() => {
    window.addEventListener("hashchange", onRetry);
    return () => window.removeEventListener("hashchange", onRetry);
  }, [onRetry]);
  return (
    <Page title={CLOSED_TITLES[code] ?? ""}>
      <p>{errorText(error)}</p>
      {code === "BEGUN_ELSEWHERE" && (
        <>
          <p>
            To go on here, open “{ELSEWHERE}” there. It is at the foot of every page, and has a link that opens here.
          </p>
          <p>
            If that device is not at hand, ask those who gave you the link to delete what is kept under your user id.
            Then you can begin anew.
          </p>
        </>
      )}
      <footer className={classes.surveyFoot}>
        <NeedHelpLink />
      </footer>
    </Page>
  );
}

/** Whether a link says what no panel says. */
export const isUnfitLink = (error: Error | null): boolean =>
  error !== null && asApiError(error).fields.panel !== undefined;
