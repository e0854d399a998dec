/** One word to tick. */
export interface ChecklistItem {
  /** The word, with its intensity after a # where it has one: this is what is kept. */
  readonly label: string;
  readonly definition: string;
}

/** Where a family lies among all: from -1 to 1 across, and from -1 to 1 upwards. */
interface FamilyPlace {
  readonly pleasantness: number;
  readonly energy: number;
}

export interface ChecklistFamily {
  readonly id: string;
  readonly name: string;
  /** Families that all have a place stand on a wheel where there is room for it. */
  readonly place?: FamilyPlace;
  readonly items: readonly ChecklistItem[];
}

/** One list of words to tick. */
export interface ChecklistProps {
  readonly id: string;
  readonly label: string;
  readonly families: readonly ChecklistFamily[];
  /** Labels that are ticked, one's own words among them. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Items shown of an open family until More is pressed. */
export const ITEMS_AT_FIRST = 2;

/** The items whose word has the text in it; those that begin with it come first. */
export function searchItems(families: readonly ChecklistFamily[], text: string): ChecklistItem[] {
  const wanted = text.trim().toLowerCase();
  const at = ({ label }: ChecklistItem) => label.toLowerCase().indexOf(wanted);
  return families
    .flatMap(({ items }) => items)
    .filter((item) => at(item) >= 0)
    .sort((a, b) => Math.sign(at(a)) - Math.sign(at(b)));
}
