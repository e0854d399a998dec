import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { helpTexts } from "@wellput/content/help-texts";
import { useCountry } from "./country.ts";
import { helpNumbersQuery } from "./help-numbers.ts";

const names = new Intl.DisplayNames("en", { type: "region" });

/** Whose numbers are shown; this device remembers it. */
export function CountryChoice() {
  const countries = useQuery(helpNumbersQuery).data?.countries;
  const [country, choose] = useCountry();
  if (!countries) return null;
  const known = Object.keys(countries)
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label, "en"));
  return (
    <NativeSelect
      label={helpTexts.country}
      data={[{ value: "", label: helpTexts.noCountry }, ...known]}
      value={country in countries ? country : ""}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
