import { NativeSelect } from "@mantine/core";
import { tags } from "@wellput/content/tags";
import { DIRECTION_WORDS } from "../../nouns/exercise/directions.ts";
import { SearchField } from "../../ui/search-field.tsx";
import classes from "./challenge-filter.module.css";
import { DIRECTION_ORDER, readWhich, type WhichChallenges } from "./which-challenges.ts";

const TYPES = [
  { value: "", label: "Any type" },
  ...DIRECTION_ORDER.map((direction) => ({ value: direction, label: DIRECTION_WORDS[direction].filter })),
];

interface ChallengeFilterProps {
  readonly which: WhichChallenges;
  readonly onChange: (which: WhichChallenges) => void;
}

/** Which practice scenarios are listed: by words, by a tag, by type, or all of them. */
export function ChallengeFilter({ which, onChange }: ChallengeFilterProps) {
  // An address may ask for a tag of an author's own.
  const known = which.tag && !tags.includes(which.tag) ? [which.tag, ...tags] : tags;
  return (
    <fieldset className={classes.filter} aria-label="Which ones">
      <SearchField value={which.q ?? ""} onChange={(q) => onChange(readWhich({ ...which, q }))} />
      <NativeSelect
        aria-label="Tag"
        size="md"
        data={[{ value: "", label: "Any tag" }, ...known]}
        value={which.tag ?? ""}
        onChange={(event) => onChange(readWhich({ ...which, tag: event.currentTarget.value }))}
      />
      <NativeSelect
        aria-label="Type"
        size="md"
        data={TYPES}
        value={which.type ?? ""}
        onChange={(event) => onChange(readWhich({ ...which, type: event.currentTarget.value }))}
      />
    </fieldset>
  );
}
