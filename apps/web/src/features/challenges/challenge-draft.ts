import type { Challenge, ChallengeFields, SkillCode } from "@wellput/contract";

/** A challenge as its author types it: lists as lines of text, sentences with keys of their own. */
export interface ChallengeDraft {
  readonly title: string;
  readonly summary: string;
  readonly direction: Challenge["direction"];
  /** Separated by commas. */
  readonly tags: string;
  readonly groups: readonly string[];
  readonly sentences: readonly SentenceDraft[];
}

export interface SentenceDraft {
  readonly key: string;
  readonly t: SkillCode;
  readonly p: string;
  readonly s: string;
  readonly m: string;
}

export const newSentence = (): SentenceDraft => ({ key: crypto.randomUUID(), t: "G", p: "", s: "", m: "" });

export const newChallengeDraft = (): ChallengeDraft => ({
  title: "",
  summary: "",
  direction: "a",
  tags: "",
  groups: ["GENERAL"],
  sentences: [newSentence()],
});

/** The fields of a challenge, stored or from a file, as they are edited. */
export function toDraft(challenge: ChallengeFields): ChallengeDraft {
  const { title, summary, direction, tags, groups, challengeObjectList } = challenge;
  const sentences = challengeObjectList.map((sentence) => ({ key: crypto.randomUUID(), ...sentence }));
  return { title, summary, direction, tags: tags.join(", "), groups, sentences };
}

export function fromDraft({ tags, groups, sentences, ...rest }: ChallengeDraft): ChallengeFields {
  return {
    ...rest,
    tags: tags
      .split(",")
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ""),
    groups: [...groups],
    challengeObjectList: sentences.map(({ key: _key, ...sentence }) => sentence),
  };
}

/** The draft as learners would meet it, finished or not. */
export function toPreview(draft: ChallengeDraft): Challenge {
  const { challengeObjectList, ...rest } = fromDraft(draft);
  const sentences = challengeObjectList.map((sentence) => ({
    ...sentence,
    s: sentence.s.trim() || "(no sentence yet)",
  }));
  const about = { id: "preview", isPublic: false, mine: true, canEdit: true, createdAt: "" };
  const sampled = sentences.flatMap(({ m }, index) => (m.trim() ? [index] : []));
  return { ...rest, ...about, sampled, challengeObjectList: sentences };
}
