import { Alert, Button, Group, Stack } from "@mantine/core";
import { errorTexts } from "../lib/error-texts.ts";

interface ChangedMeanwhileProps {
  readonly onSaveMine: () => void;
  readonly onTakeStored: () => void;
}

/** Two have changed one thing: what was typed here is still here, and whoever typed it decides. */
export function ChangedMeanwhile({ onSaveMine, onTakeStored }: ChangedMeanwhileProps) {
  return (
    <Alert role="alert" color="yellow">
      <Stack gap="sm">
        {errorTexts.CHANGED_MEANWHILE}
        <Group>
          <Button size="sm" onClick={onSaveMine}>
            Save mine over it
          </Button>
          <Button size="sm" variant="default" onClick={onTakeStored}>
            Take what is saved
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
