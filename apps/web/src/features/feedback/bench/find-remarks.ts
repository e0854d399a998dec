import type { QueryClient } from "@tanstack/react-query";
import type { ChallengeFields } from "@wellput/contract";
import { samplesIn } from "../../../nouns/exercise/samples.ts";
import { concludeOnSample, concludeOnSentence } from "./conclusion.ts";
import { verdictQuery } from "./verdict.query.ts";

type Read = Pick<ChallengeFields, "direction" | "challengeObjectList">;

/** What learners would find wanting in the sentences and their samples, each in one line. */
export async function findRemarks(client: QueryClient, { direction, challengeObjectList }: Read): Promise<string[]> {
  const remarks: string[] = [];
  for (const [index, sentence] of challengeObjectList.entries()) {
    const read = (text: string) => client.fetchQuery(verdictQuery({ text, sentence, direction }));
    const name = `Sentence ${index + 1}`;
    const { isGood, text } = concludeOnSentence(sentence.t, await read(sentence.s.trim()));
    if (!isGood) remarks.push(`${name}: ${text}`);
    for (const sample of samplesIn(sentence.m)) {
      const conclusion = concludeOnSample(await read(sample));
      if (!conclusion.isGood) remarks.push(`${name}, its sample “${sample}”: ${conclusion.text}`);
    }
  }
  return remarks;
}
