import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { helpTexts } from "@wellput/content/help-texts";
import type { OwnWordsProps } from "../../../nouns/exercise/own-words.ts";
import { HelpFor } from "../../../nouns/help/help-for.tsx";
import { HelpNear } from "../../../nouns/help/help-near.tsx";
import { QueryView } from "../../../ui/query-view.tsx";
import { verdictQuery } from "../bench/verdict.query.ts";
import { CommentList } from "../comment-list.tsx";
import { MarkedText } from "../marked-text.tsx";
import { NothingMarked } from "../nothing-marked.tsx";
import type { Snapshot } from "../snapshot.ts";
import { Better } from "./better.tsx";
import classes from "./own-words.module.css";

interface FinishedWordsProps extends OwnWordsProps {
  /** Where the tries are kept, if they are read by an engine that the server alone has. */
  readonly askedAt?: string | undefined;
}

/** An answer with what the feedback says of it, and what got better since the first try. Read on this device where that can. */
export function OwnWords({ text, firstTry, ...asked }: FinishedWordsProps) {
  const last = useQuery(verdictQuery({ ...asked, text }));
  const isOther = firstTry.trim() !== "" && firstTry.trim() !== text.trim();
  const first = useQuery({ ...verdictQuery({ ...asked, text: firstTry }), enabled: isOther });
  return (
    <div className={classes.words}>
      {isOther && (
        <div>
          <Label>Your first try</Label>
          {first.data ? <MarkedText snapshot={first.data} /> : <Text className={classes.text}>{firstTry}</Text>}
        </div>
      )}
      <div>
        <Label>{isOther ? "Your last" : "Your words"}</Label>
        {last.data ? <MarkedText snapshot={last.data} /> : <Text className={classes.text}>{text}</Text>}
      </div>
      <QueryView query={last} loading="Reading it once more…">
        {(snapshot) => <Said snapshot={snapshot} />}
      </QueryView>
      {isOther && first.data && last.data && <Better first={first.data} last={last.data} />}
    </div>
  );
}

const Label = ({ children }: { readonly children: string }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);

/** What is said of an answer: help first where it shows somebody at risk. */
function Said({ snapshot }: { readonly snapshot: Snapshot }) {
  const { text, attemptId, flags, danger, mayNeedHelp, summary } = snapshot;
  if (danger) {
    return (
      <>
        <Text>{helpTexts.noWording}</Text>
        <HelpFor text={text} />
      </>
    );
  }
  return (
    <>
      {flags.length === 0 && <NothingMarked snapshot={snapshot} />}
      {mayNeedHelp && <HelpNear />}
      {flags.length > 0 && (
        <>
          {summary !== "" && <Text>{summary}</Text>}
          <CommentList flags={flags} activeId={null} cardIdOf={({ id }) => `${attemptId}-${id}`} actions={null} />
        </>
      )}
    </>
  );
}
