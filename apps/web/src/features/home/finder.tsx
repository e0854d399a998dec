import { UnstyledButton } from "@mantine/core";
import { THEMES, type Theme } from "@wellput/contract/themes";
import { SearchField } from "../../ui/search-field.tsx";
import classes from "./finder.module.css";

interface FinderProps {
  readonly q: string | undefined;
  readonly theme: Theme | undefined;
  readonly onChange: (found: { readonly q?: string | undefined; readonly theme?: Theme | undefined }) => void;
}

/** What of the lists is shown: by words, by what it is about, or both. */
export function Finder({ q, theme, onChange }: FinderProps) {
  return (
    <fieldset className={classes.finder} aria-label="Find something to practise">
      <div className={classes.search}>
        <SearchField value={q ?? ""} onChange={(words) => onChange({ q: words, theme })} />
      </div>
      {THEMES.map((each) => (
        <UnstyledButton
          key={each}
          className={classes.theme}
          aria-pressed={each === theme}
          onClick={() => onChange({ q, theme: each === theme ? undefined : each })}
        >
          {each}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
