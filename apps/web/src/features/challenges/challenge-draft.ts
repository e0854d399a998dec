import type { Challenge, ChallengeFields, Direction, SkillCode } from "@wellput/contract";
import { TITLE_MAX_CHARS } from "@wellput/contract/limits";

/** A challenge as its author types it: its sentences with keys of their own. */
export interface ChallengeDraft {
  readonly title: string;
  readonly summary: string;
  readonly direction: Direction;
  readonly type: Direction;
  readonly tags: readonly string[];
  readonly groups: readonly string[];
  readonly sentences: readonly SentenceDraft[];
  /** Of the stored challenge that is changed. */
  readonly version: number;
}

/** What of it a file has too. */
export type FiledDraft = Omit<ChallengeDraft, "version">;

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
  type: "a",
  tags: [],
  groups: ["GENERAL"],
  sentences: [newSentence()],
  version: 0,
});

/** The fields of a challenge, stored or from a file, as they are edited. */
export function toDraft(challenge: ChallengeFields): FiledDraft {
  const { title, summary, direction, type, tags, groups, challengeObjectList } = challenge;
  const sentences = challengeObjectList.map((sentence) => ({ key: crypto.randomUUID(), ...sentence }));
  return { title, summary, direction, type, tags, groups, sentences };
}

/** What is kept of a draft. */
export function fromDraft({ version: _version, tags, groups, sentences, ...rest }: ChallengeDraft): ChallengeFields {
  return {
    ...rest,
    tags: [...tags],
    groups: [...groups],
    challengeObjectList: sentences.map(({ key: _key, ...sentence }) => sentence),
  };
}

const COPY_OF = "Copy of ";

/** The same once more, under a title that says so. */
export function toCopy(draft: ChallengeDraft): ChallengeFields {
  const title = draft.title.startsWith(COPY_OF) ? draft.title : `${COPY_OF}${draft.title}`;
  return { ...fromDraft(draft), title: title.slice(0, TITLE_MAX_CHARS) };
}

/** The draft as learners would meet it, finished or not. */
export function toPreview(draft: ChallengeDraft): Challenge {
  const { challengeObjectList, ...rest } = fromDraft(draft);
  const sentences = challengeObjectList.map((sentence) => ({
    ...sentence,
    s: sentence.s.trim() || "(no sentence yet)",
  }));
  const { version } = draft;
  const about = {
    id: "preview",
    isPublic: false,
    authByAdmin: true,
    mine: true,
    canEdit: true,
    version,
    createdAt: "",
  };
  const sampled = sentences.flatMap(({ m }, index) => (m.trim() ? [index] : []));
  return { ...rest, ...about, sampled, challengeObjectList: sentences };
}
