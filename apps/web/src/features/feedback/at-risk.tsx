import { Text } from "@mantine/core";
import { helpTexts } from "@wellput/content/help-texts";
import type { Danger } from "@wellput/contract";
import { useEffect, useRef } from "react";
import { HelpFirst } from "../../nouns/help/help-first.tsx";
import { CommentList } from "./comment-list.tsx";
import classes from "./feedback-panel.module.css";
import type { Remark, Rewording, Snapshot } from "./snapshot.ts";
import type { Pairing } from "./use-pairing.ts";

interface AtRiskProps {
  readonly danger: Danger;
  /** Absent where this device heard it before anybody was asked. */
  readonly snapshot: Snapshot | undefined;
  readonly isWaiting: boolean;
  readonly flags: readonly Remark[];
  readonly pairing: Pairing;
  readonly onReword: (remark: Remark, rewording: Rewording) => void;
  readonly onGoOn: () => void;
}

/** Help first; comments on the wording, to read and not to rate, once somebody has gone on with the message. */
export function AtRisk({ danger, snapshot, isWaiting, flags, pairing, onReword, onGoOn }: AtRiskProps) {
  const hasGoneOn = snapshot?.hasGoneOn ?? false;
  const help = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone it stands under the box: whoever pressed a button is led there, who still types is left where they are.
    if (document.activeElement?.tagName === "TEXTAREA") return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    help.current?.scrollIntoView({ block: "nearest", behavior: isCalm ? "auto" : "smooth" });
  }, []);
  return (
    <>
      <div ref={help}>
        <HelpFirst danger={danger} onGoOn={hasGoneOn ? undefined : onGoOn} isBusy={isWaiting} />
      </div>
      {hasGoneOn && (
        <>
          <Text className={classes.summary}>{flags.length > 0 ? helpTexts.wentOn : helpTexts.noWording}</Text>
          <CommentList
            flags={flags}
            activeId={pairing.active?.id ?? null}
            cardIdOf={pairing.cardIdOf}
            actions={{ ratings: null, onPoint: pairing.point, onGoToPhrase: pairing.goToPhrase, onReword }}
          />
        </>
      )}
    </>
  );
}
