import { Text, Title } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ChallengeSentence, Direction } from "@wellput/contract";
import { siteQuery } from "../../../lib/site.ts";
import { samplesIn } from "../../../nouns/exercise/samples.ts";
import { QueryView } from "../../../ui/query-view.tsx";
import { Waiting } from "../../../ui/waiting.tsx";
import { hintsQuery } from "../hints.ts";
import { MarkedText } from "../marked-text.tsx";
import type { Snapshot } from "../snapshot.ts";
import { type Conclusion, concludeOnSample, concludeOnSentence } from "./conclusion.ts";
import classes from "./sentence-bench.module.css";
import { verdictQuery } from "./verdict.query.ts";

/** A short rest between two keys is no end of a thought, in milliseconds. */
const REST_MS = 300;
const READING = "Reading…";

interface SentenceBenchProps {
  readonly sentence: ChallengeSentence;
  readonly direction: Direction;
}

/**
 * What learners would be told of a sentence and of each sample answer, while its author still writes. It takes its room
 * with the first letter, so that nothing moves under a pointer when the answer comes.
 */
export function SentenceBench({ sentence, direction }: SentenceBenchProps) {
  const [rested] = useDebouncedValue(sentence, REST_MS);
  const byModel = useQuery(siteQuery).data?.languageModel ?? false;
  if (!hasText(sentence)) return null;
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
      {hasText(rested) ? <Verdicts sentence={rested} direction={direction} /> : <Waiting text={READING} />}
    </div>
  );
}

const hasText = ({ s, m }: ChallengeSentence) => s.trim() !== "" || samplesIn(m).length > 0;

function Verdicts(tried: SentenceBenchProps) {
  const { sentence } = tried;
  const samples = samplesIn(sentence.m);
  const text = sentence.s.trim();
  return (
    <>
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
    </>
  );
}

interface VerdictProps extends SentenceBenchProps {
  readonly text: string;
  readonly conclude: (snapshot: Snapshot) => Conclusion;
}

function Verdict({ conclude, ...tried }: VerdictProps) {
  return (
    <QueryView query={useQuery(verdictQuery(tried))} loading={READING}>
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
