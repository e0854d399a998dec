import { type FeelingFamily, type FeelingPlace, feelingsMet, feelingsUnmet } from "@wellput/content/feelings";
import type { GuideListKind } from "@wellput/content/guides";
import { needs } from "@wellput/content/needs";
import { pseudoFeelings } from "@wellput/content/pseudo-feelings";

/** Words to tick, in families, each with what it means. */
interface WordFamily {
  readonly id: string;
  readonly name: string;
  readonly place?: FeelingPlace;
  readonly items: readonly { readonly label: string; readonly definition: string }[];
}

const toFamily = ({ id, name, place, feelings }: FeelingFamily): WordFamily => ({ id, name, place, items: feelings });

/** Feelings of met needs: what feels good. */
export const goodFeelings: readonly WordFamily[] = feelingsMet.map(toFamily);
/** Feelings of unmet needs: what feels bad. */
export const badFeelings: readonly WordFamily[] = feelingsUnmet.map(toFamily);

/** The lists of words, as a checklist shows them. */
export const wordLists: Record<GuideListKind, readonly WordFamily[]> = {
  feelings: [...badFeelings, ...goodFeelings],
  needs: needs.map((family) => ({
    id: family.id,
    name: family.name,
    items: family.needs.map(({ word, definition, strategies }) => ({
      label: word,
      definition: `${definition} It could be met this way: ${strategies.join("; ")}.`,
    })),
  })),
  "pseudo-feelings": pseudoFeelings.map((family) => ({
    id: family.id,
    name: family.name,
    items: family.pseudoFeelings.map(({ word, feelings, needs: wanted, question }) => ({
      label: word,
      definition: `You may feel ${feelings.join(", ")}, and need ${wanted.join(", ")}. ${question}`,
    })),
  })),
};
