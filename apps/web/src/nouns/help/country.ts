import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "../../lib/storage.ts";

const KEY = "helpCountry";
const listeners = new Set<() => void>();

/** Two letters, or "" where it is not known: a language alone names no country. */
function currentCountry(): string {
  const chosen = readStored(KEY);
  if (typeof chosen === "string") return chosen;
  return navigator.languages.map(regionOf).find((region) => region !== "") ?? "";
}

function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).region ?? "";
  } catch {
    return "";
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function choose(country: string): void {
  writeStored(KEY, country);
  for (const listener of listeners) listener();
}

/** The country whose numbers are shown: the browser's region until somebody chooses another, which this device remembers. */
export const useCountry = () => [useSyncExternalStore(subscribe, currentCountry), choose] as const;
