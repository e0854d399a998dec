import { type CreateChallenge, GROUP_DEFAULT } from "@wellput/contract";
import { familyChallenges } from "./family-challenges.ts";
import { friendsChallenges } from "./friends-challenges.ts";
import { patientChallenges } from "./patient-challenges.ts";
import type { StarterChallenge, StarterSentence } from "./starter-challenge.ts";
import { studyChallenges } from "./study-challenges.ts";
import { wardChallenges } from "./ward-challenges.ts";
import { workAcrossChallenges } from "./work-across-challenges.ts";
import { workDownChallenges } from "./work-down-challenges.ts";
import { workUpChallenges } from "./work-up-challenges.ts";

const all: readonly StarterChallenge[] = [
  ...workDownChallenges,
  ...workUpChallenges,
  ...workAcrossChallenges,
  ...familyChallenges,
  ...friendsChallenges,
  ...patientChallenges,
  ...wardChallenges,
  ...studyChallenges,
];

function toChallenge({ sentences, tags, ...rest }: StarterChallenge): CreateChallenge {
  return {
    ...rest,
    // Who writes upwards practises writing upwards.
    type: rest.direction,
    isPublic: true,
    tags: [...tags],
    groups: [GROUP_DEFAULT],
    challengeObjectList: sentences.map(({ t, p, s, m }) => ({ t, p, s, m: m.join("\n") })),
  };
}

/** The public challenges of a fresh installation; their ids are fixed, so that installing twice stores them once. */
export const starterChallenges: readonly CreateChallenge[] = all.map(toChallenge);

/** Every sentence to rephrase with the codes it teaches: what the feedback has to say about it. */
export const starterSentences: readonly StarterSentence[] = all.flatMap(({ sentences }) => sentences);
