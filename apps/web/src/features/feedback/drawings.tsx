import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import classes from "./drawings.module.css";
import { codeOf, hintsQuery } from "./hints.ts";
import { loadDrawing } from "./load-drawing.ts";

const Nothing = () => null;
/** A drawing that does not come leaves its place empty: no page is given up for it. */
const Drawing = lazy(() =>
  loadDrawing().then(
    ({ Drawing }) => ({ default: Drawing }),
    () => ({ default: Nothing }),
  ),
);

const SHOWN = 3;

interface DrawingsProps {
  /** As the answer lists them. */
  readonly names: readonly string[];
  /** Whether each says what it is of, where no text beside it does. */
  readonly areCaptioned?: boolean;
}

/** The drawings that go with a feedback: of the first few codes, so that they stay a glance. */
export function Drawings({ names, areCaptioned = false }: DrawingsProps) {
  const hints = useQuery({ ...hintsQuery, enabled: areCaptioned && names.length > 0 }).data;
  if (names.length === 0) return null;
  return (
    <div className={classes.row} data-captioned={areCaptioned}>
      <Suspense>
        {names.slice(0, SHOWN).map((name) => (
          <figure key={name} className={classes.figure}>
            <Drawing name={name} />
            {areCaptioned && (
              <Text component="figcaption" size="xs" c="dimmed" lh={1.3}>
                {hints?.get(codeOf(name))?.name}
              </Text>
            )}
          </figure>
        ))}
      </Suspense>
    </div>
  );
}
