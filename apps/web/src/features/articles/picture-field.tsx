import { Button, Group, Input, Text } from "@mantine/core";
import { useState } from "react";
import classes from "./picture-dialog.module.css";
import { PictureDialog } from "./picture-dialog.tsx";

interface PictureFieldProps {
  readonly path: string;
  readonly alt: string;
  readonly onChange: (change: { readonly imagePath: string; readonly imageAlt: string }) => void;
}

/** The picture that stands above an article, and beside it in the list. */
export function PictureField({ path, alt, onChange }: PictureFieldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <fieldset className={classes.field}>
      <Input.Label size="md" component="legend" mb={2}>
        Picture above the text
      </Input.Label>
      {path && <img src={path} alt={alt} className={classes.preview} />}
      {path && (
        <Text size="sm" c="dimmed" mt={4}>
          {alt ? `Shows: ${alt}` : "Decoration, without words"}
        </Text>
      )}
      <Group gap="xs" mt="xs">
        <Button variant="default" size="sm" onClick={() => setOpen(true)}>
          {path ? "Change the picture" : "Add a picture"}
        </Button>
        {path && (
          <Button variant="subtle" size="sm" onClick={() => onChange({ imagePath: "", imageAlt: "" })}>
            Remove it
          </Button>
        )}
      </Group>
      {isOpen && (
        <PictureDialog
          picture={path ? { path, alt } : null}
          onClose={() => setOpen(false)}
          onDone={({ path: imagePath, alt: imageAlt }) => {
            setOpen(false);
            onChange({ imagePath, imageAlt });
          }}
        />
      )}
    </fieldset>
  );
}
