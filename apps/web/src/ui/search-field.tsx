import { TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { SEARCH_MAX_CHARS } from "@wellput/contract/themes";
import { useState } from "react";

const PAUSE_MS = 300;

interface SearchFieldProps {
  /** What is searched for at first. */
  readonly value: string;
  /** Told after a pause in typing. */
  readonly onChange: (words: string) => void;
}

/** Words that something of a list has to hold. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const [words, setWords] = useState(value);
  const tell = useDebouncedCallback(onChange, PAUSE_MS);
  return (
    <TextInput
      type="search"
      aria-label="Search"
      placeholder="Search"
      size="md"
      leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
      maxLength={SEARCH_MAX_CHARS}
      value={words}
      onChange={(event) => {
        setWords(event.currentTarget.value);
        tell(event.currentTarget.value);
      }}
    />
  );
}
