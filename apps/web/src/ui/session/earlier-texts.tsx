import { Button, Text, Title } from "@mantine/core";
import { Sheet } from "../sheet.tsx";
import classes from "./earlier-texts.module.css";

interface EarlierText {
  readonly id: string;
  readonly field: string;
  readonly value: string;
}

interface EarlierTextsProps {
  readonly texts: readonly EarlierText[];
  readonly onPutBack: (text: EarlierText) => void;
}

/** Tells that two people wrote in one place, and gives each text that was replaced back. */
export function EarlierTexts({ texts, onPutBack }: EarlierTextsProps) {
  return (
    <div role="status" data-print="hide">
      {texts.length > 0 && (
        <Sheet className={classes.earlier}>
          <Title order={2} size="h3">
            Two people wrote in one place
          </Title>
          <Text c="dimmed" mb="sm">
            The last text stands. Nothing is lost: these were replaced before they were read.
          </Text>
          <ul className={classes.earlierList} aria-label="Replaced texts">
            {texts.map((text) => (
              <li key={text.id}>
                <span>{text.value}</span>
                <Button variant="default" size="compact-sm" onClick={() => onPutBack(text)}>
                  Put back
                </Button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </div>
  );
}
