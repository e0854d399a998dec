import { participantAttemptPath } from "@wellput/contract/participant-place";
import { type ReactNode, useState } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { NeedHelpLink } from "../../nouns/help/need-help-link.tsx";
import { replaceText, useArrival, useHandedOver } from "../../nouns/message/arrival.ts";
import type { MessageBoxProps, MessageContext, RenderMessageBox } from "../../nouns/message/message-box.ts";
import { newSessionId } from "../../nouns/message/session-id.ts";
import { participantDraft } from "../../nouns/participant/participant.ts";
import { Page } from "../../ui/page.tsx";
import type { Helped } from "./helped.ts";
import classes from "./message-helper.module.css";
import { MoreAbout } from "./more-about.tsx";
import { WaysOn } from "./ways-on.tsx";

const PLACE = "messagehelper";

interface MessageHelperPageProps {
  readonly helped: Helped;
  /** From the address: of whoever wrote on the front page. */
  readonly sessionId?: string | undefined;
  /** Whether there are no bars around it. */
  readonly isBare?: boolean;
  readonly renderBox: RenderMessageBox;
  /** The form of the newsletter. */
  readonly subscribe: ReactNode;
}

/** The Message Helper: a message, and what may land badly in it, for people without an account. */
export function MessageHelperPage({ helped, sessionId, isBare = false, renderBox, subscribe }: MessageHelperPageProps) {
  const arrival = useArrival();
  const [madeId] = useState(newSessionId);
  const page = `/${PLACE}`;
  const draftPlace = "participant" in helped ? participantDraft(page, helped.participant) : page;
  const { fields, set } = useDraft(draftPlace, { text: "" });
  useHandedOver(arrival.input, (text) => replaceText(fields.text, text, set));
  const keeping = keepingOf(helped);

  return (
    <Page
      title="Message Helper"
      width="wide"
      lead="Write it the way it comes. What may land badly is marked, with the reason and other words."
    >
      {renderBox({
        ...keeping,
        place: PLACE,
        label: "Your message",
        text: fields.text,
        onTextChange: (text) => set({ text }),
        attemptLimit: null,
        canCopy: true,
        asksAtOnce: arrival.getFeedbackOnLoad === true && fields.text === arrival.input,
        context: { ...keeping.context, sessionId: sessionId ?? arrival.sessionResponse ?? madeId },
        children: (
          <div className={classes.under}>
            <MoreAbout helped={helped} subscribe={subscribe} />
            {!isBare && !("participant" in helped) && <WaysOn />}
            {isBare && <NeedHelpLink />}
          </div>
        ),
      })}
    </Page>
  );
}

/** Whether a try is kept, and where. */
function keepingOf(helped: Helped): Pick<MessageBoxProps, "isRecorded" | "keptFor"> & { context?: MessageContext } {
  if ("participant" in helped) {
    const { participant, studyProof } = helped;
    const attemptPath = participantAttemptPath(participant);
    return {
      isRecorded: true,
      keptFor: { as: "folder", name: participant.collection },
      context: { attemptPath, studyProof },
    };
  }
  if ("groups" in helped) return { isRecorded: true, context: { groups: helped.groups } };
  return {};
}
