import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { helpTexts } from "@wellput/content/help-texts";
import type { Danger, HelpNumber } from "@wellput/contract";
import { useCountry } from "./country.ts";
import classes from "./help.module.css";
import { NumberItem, NumberLink, SourceNote } from "./help-number.tsx";
import { helpNumbersQuery } from "./help-numbers.ts";

interface NumbersProps {
  /** On a page of its own each number says where it was found. */
  readonly isSourced?: boolean;
}

/** What helps with one kind: of the chosen country, and everywhere. */
function useNumbers(danger: Danger): { own: readonly HelpNumber[]; international: readonly HelpNumber[] } | null {
  const { data } = useQuery(helpNumbersQuery);
  const [country] = useCountry();
  if (!data) return null;
  const helps = (one: HelpNumber) => one.for.includes(danger);
  return { own: (data.countries[country] ?? []).filter(helps), international: data.international.filter(helps) };
}

/** Whom to call first, large enough for a shaking hand; without a number of the country, how to find one. */
export function EmergencyNumbers({ isSourced = false }: NumbersProps) {
  const numbers = useNumbers("emergency")?.own;
  if (!numbers) return null;
  const [first] = numbers;
  if (!first) return <Text className={classes.unknown}>{helpTexts.unknown}</Text>;
  return (
    <div>
      <ul className={classes.calls} aria-label="Emergency">
        {numbers.map((number) => (
          <li key={number.value + number.label} className={classes.call}>
            <NumberLink number={number} />
            <span>{number.label}</span>
          </li>
        ))}
      </ul>
      {isSourced && <SourceNote number={first} />}
    </div>
  );
}

/** Who helps with this kind, in the country and everywhere. */
export function HelpNumbersList({ danger, isSourced = false }: NumbersProps & { readonly danger: Danger }) {
  const numbers = useNumbers(danger);
  const [country] = useCountry();
  if (!numbers || danger === "emergency") return null;
  const { own, international } = numbers;
  return (
    <div className={classes.lines}>
      <Text className={classes.heading}>{helpTexts.numbers}</Text>
      {own.length === 0 && country !== "" && <Text size="sm">{helpTexts.noLine}</Text>}
      <ul className={classes.numbers}>
        {[...own, ...international].map((number) => (
          <NumberItem key={number.by + number.value} number={number} isSourced={isSourced} />
        ))}
      </ul>
    </div>
  );
}
