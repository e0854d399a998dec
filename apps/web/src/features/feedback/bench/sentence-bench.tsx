import { Text, Title } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ChallengeSentence, Direction } from "@wellput/contract";
import { samplesIn } from "../../../lib/samples.ts";
import { siteQuery } from "../../../lib/site.ts";
import { QueryView } from "../../../ui/query-view.tsx";
import { hintsQuery } from "../hints.ts";
import { MarkedText } from "../marked-text.tsx";
import type { Snapshot } from "../snapshot.ts";
import { type Conclusion, concludeOnSample, concludeOnSentence } from "./conclusion.ts";
import classes from "./sentence-bench.module.css";
import { verdictQuery } from "./verdict.query.ts";

/** A short rest between two keys is no end of a thought, in milliseconds. */
const REST_MS = 300;

interface SentenceBenchProps {
  readonly sentence: ChallengeSentence;
  readonly direction: Direction;
}

/** What learners would be told of a sentence and of each sample answer, while its author still writes. */
export function SentenceBench(props: SentenceBenchProps) {
  const [sentence] = useDebouncedValue(props.sentence, REST_MS);
  const byModel = useQuery(siteQuery).data?.languageModel ?? false;
  const samples = samplesIn(sentence.m);
  const text = sentence.s.trim();
  const tried = { sentence, direction: props.direction };
  if (!text && samples.length === 0) return null;
  return (
    <div className={classes.bench}>
      <Title order={4} className={classes.title}>
        What the feedback says
      </Title>
      {byModel && (
        <Text size="sm" c="dimmed" mb="xs">
          Tried with our own engine. Here a language model answers learners, and may mark something else.
        </Text>
      )}
      {text && <Verdict {...tried} text={text} conclude={(snapshot) => concludeOnSentence(sentence.t, snapshot)} />}
      {samples.length > 0 && (
        <ul className={classes.samples} aria-label="Sample answers">
          {samples.map((sample) => (
            <li key={sample}>
              <Verdict {...tried} text={sample} conclude={concludeOnSample} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface VerdictProps extends SentenceBenchProps {
  readonly text: string;
  readonly conclude: (snapshot: Snapshot) => Conclusion;
}

function Verdict({ conclude, ...tried }: VerdictProps) {
  return (
    <QueryView query={useQuery(verdictQuery(tried))} loading="Reading…">
      {(snapshot) => {
        const { isGood, text } = conclude(snapshot);
        const Icon = isGood ? IconCircleCheck : IconAlertCircle;
        return (
          <>
            <MarkedText snapshot={snapshot} />
            <Codes snapshot={snapshot} />
            <p className={classes.conclusion} data-good={isGood}>
              <Icon size={20} stroke={1.7} aria-hidden />
              {text}
            </p>
          </>
        );
      }}
    </QueryView>
  );
}

/** Each code with its phrase, and its name in plain words. */
function Codes({ snapshot: { flags } }: { readonly snapshot: Snapshot }) {
  const hints = useQuery(hintsQuery).data;
  if (flags.length === 0) return null;
  return (
    <ul className={classes.codes} aria-label="Codes">
      {flags.map(({ id, c, phrase }) => (
        <li key={id}>
          <span className={classes.chip}>{c}</span> “{phrase}”{" "}
          <span className={classes.name}>{hints?.get(c)?.name}</span>
        </li>
      ))}
    </ul>
  );
}
