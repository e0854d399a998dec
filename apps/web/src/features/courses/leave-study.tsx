import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { Withdrawal } from "@wellput/contract";
import { asApiError } from "../../lib/api-error.ts";
import { errorText } from "../../lib/error-texts.ts";
import { NeedHelpLink } from "../../nouns/help/need-help-link.tsx";
import { AskFirst } from "../../ui/ask-first.tsx";
import { FormNote } from "../../ui/form-note.tsx";
import { Page } from "../../ui/page.tsx";
import { leaveMutation, type OwnSeat } from "./courses.api.ts";
import classes from "./courses.module.css";
import { GoOnElsewhere } from "./go-on-elsewhere.tsx";
import { forgetSeat, type Seat } from "./kept.ts";
import { LEAVE_WORDS, LEFT_WORDS } from "./leave-words.ts";

interface CourseFooterProps {
  readonly seat: Seat;
  /** Of a study: what becomes of what one gave if one leaves it. */
  readonly withdrawal: Withdrawal | null;
  readonly className?: string | undefined;
  /** The shell has a foot with help of its own. */
  readonly isInShell?: boolean;
  /** Told what became of it. */
  readonly onLeft?: ((withdrawal: Withdrawal) => void) | undefined;
}

/** Help, and in a study the way out of it, at the foot of every page. */
export function CourseFooter({ seat, withdrawal, onLeft, className = "", isInShell = false }: CourseFooterProps) {
  const { userId } = seat;
  if (isInShell && withdrawal === null) return null;
  return (
    <footer className={`${classes.footer} ${className}`}>
      {!isInShell && <NeedHelpLink />}
      {withdrawal && userId !== null && onLeft && (
        <>
          <LeaveStudy seat={{ ...seat, userId }} withdrawal={withdrawal} onLeft={onLeft} />
          <GoOnElsewhere seat={{ ...seat, userId }} />
        </>
      )}
    </footer>
  );
}

interface LeaveStudyProps {
  readonly seat: OwnSeat;
  readonly withdrawal: Withdrawal;
  readonly onLeft: (withdrawal: Withdrawal) => void;
}

/** A participant's way out of a study, who is told first what becomes of what they gave. */
export function LeaveStudy({ seat, withdrawal, onLeft }: LeaveStudyProps) {
  const leave = useMutation({
    ...leaveMutation(seat),
    onSuccess: (left) => {
      forgetSeat(seat);
      onLeft(left.withdrawal);
    },
  });
  return (
    <div>
      <AskFirst
        about="Leave the study"
        question={`You may leave at any time. ${LEAVE_WORDS[withdrawal]} It cannot be undone.`}
        confirm={withdrawal === "remove" ? "Leave and delete" : "Leave"}
        isBusy={leave.isPending}
        onConfirm={(close) => leave.mutate(undefined, { onError: close })}
      >
        {(ask) => (
          <Button variant="subtle" size="compact-md" onClick={ask}>
            Leave the study
          </Button>
        )}
      </AskFirst>
      <FormNote tone="error" text={leave.error && problemText(leave.error, seat.userId)} />
    </div>
  );
}

const problemText = (error: Error, userId: string): string =>
  asApiError(error).code === "NOT_ALLOWED"
    ? `You began on another device: leave the study there. Or ask those who gave you the link to delete what is kept under your user id, ${userId}.`
    : `You are still in the study. ${errorText(error)}`;

export function LeftPage({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  return (
    <Page title="You have left the study" lead={LEFT_WORDS[withdrawal]}>
      <p>Thank you for the time you gave. You can close this page.</p>
      <footer className={classes.surveyFoot}>
        <NeedHelpLink />
      </footer>
    </Page>
  );
}
