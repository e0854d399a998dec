import { cueAsLemma, cueAsWritten, placesOf } from "../text/places.ts";
import type { Reading } from "../text/reading.ts";
import type { Stretch } from "../text/span.ts";
import { type Named, wordsIn } from "./element.ts";
import { anchorOf } from "./row.ts";
import { type RowsGiven, rows } from "./rows.ts";

/** Rows that are sought in a whole message: each is tried where a word of its anchor stands, so mark the rarest with `>`. */
export function soughtRows(...given: RowsGiven): (reading: Reading) => Stretch[] {
  const { texts, takenAlone } = rows(...given);
  const named: Named = typeof given[0] === "string" ? {} : given[0];
  const cues = texts.map((text) => {
    const { norms, lemmas } = wordsIn(anchorOf(text), named);
    return [cueAsWritten([...norms]), cueAsLemma([...lemmas])];
  });
  return (reading) => {
    const found = cues.flatMap((asked, row) => {
      const places = new Set(asked.flatMap((cue) => placesOf(reading, cue)));
      return [...places].flatMap((at) => takenAlone(row, reading, at) ?? []);
    });
    return found.sort((a, b) => a.first - b.first);
  };
}
