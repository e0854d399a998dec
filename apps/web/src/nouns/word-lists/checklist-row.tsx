import { ActionIcon, Text } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { wordOf } from "@wellput/contract/scenario-fields";
import { type CSSProperties, useId, useState } from "react";
import { intensityColor } from "../../theme.ts";
import classes from "./checklist.module.css";
import type { ChecklistItem } from "./checklist-data.ts";
import { intensityOf, strengthOf } from "./label.ts";

interface ChecklistRowProps {
  readonly item: ChecklistItem;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

/** One word to tick, as a tile in the colour and the size of its intensity, and what it means when asked. */
export function ChecklistRow({ item: { label, definition }, isChosen, onToggle }: ChecklistRowProps) {
  const id = useId();
  const [isExplained, setExplained] = useState(false);
  const word = wordOf(label);
  const tone = { "--tone": intensityColor(intensityOf(label)) } as CSSProperties;
  return (
    <li data-open={isExplained || undefined}>
      <div className={classes.row} style={tone} data-chosen={isChosen || undefined}>
        <label className={classes.word} data-strength={strengthOf(label)}>
          <input type="checkbox" checked={isChosen} onChange={onToggle} />
          {word}
        </label>
        <ActionIcon
          className={classes.about}
          aria-label={`What “${word}” means`}
          aria-expanded={isExplained}
          aria-controls={id}
          onClick={() => setExplained(!isExplained)}
        >
          <IconInfoCircle size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </div>
      <Text id={id} hidden={!isExplained} className={classes.definition}>
        {definition}
      </Text>
    </li>
  );
}
