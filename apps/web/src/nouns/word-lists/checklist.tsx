import { TextInput, Title } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useId, useState } from "react";
import { Sheet } from "../../ui/sheet.tsx";
import { type ChecklistProps, searchItems } from "./checklist-data.ts";
import { ChecklistItems } from "./checklist-items.tsx";
import { ChosenWords } from "./chosen-words.tsx";
import { Families } from "./families.tsx";
import { FamilyTile } from "./family-tile.tsx";
import { OwnWord } from "./own-word.tsx";

/** Fewer families than this leave half the wheel empty. */
const WHEEL_FROM = 12;

interface OneChecklistProps extends ChecklistProps {
  /** The key of the family that is open, here or in a list beside this one. */
  readonly open: string | null;
  readonly onOpen: (key: string | null) => void;
}

/** Words to tick, by family or by search, and room for one's own. */
export function Checklist({ id, label, families, chosen, onChange, open, onOpen }: OneChecklistProps) {
  const titleId = useId();
  const [text, setText] = useState("");
  const toggle = (item: string) =>
    onChange(chosen.includes(item) ? chosen.filter((other) => other !== item) : [...chosen, item]);
  const found = text.trim() ? searchItems(families, text) : null;

  return (
    <Sheet role="group" aria-labelledby={titleId}>
      <Title order={2} size="h3" id={titleId} mb="xs">
        {label}
      </Title>
      <ChosenWords label={label} chosen={chosen} onRemove={toggle} />
      <TextInput
        type="search"
        aria-label={`Search: ${label}`}
        placeholder="Search"
        leftSection={<IconSearch size={18} aria-hidden />}
        data-print="hide"
        mb="xs"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {found ? (
        <ChecklistItems items={found} chosen={chosen} onToggle={toggle} />
      ) : (
        <Families isWheel={families.every(({ place }) => place) && families.length >= WHEEL_FROM}>
          {families.map((family) => {
            const key = `${id}/${family.id}`;
            const isOpen = open === key;
            return (
              <FamilyTile
                key={key}
                family={family}
                chosen={chosen}
                isOpen={isOpen}
                onToggleOpen={() => onOpen(isOpen ? null : key)}
                onToggle={toggle}
              />
            );
          })}
        </Families>
      )}
      <OwnWord label={label} onAdd={(word) => chosen.includes(word) || toggle(word)} />
    </Sheet>
  );
}
