import { Button, FileButton, Group, Input, Stack, Text, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { errorText } from "../../lib/error-texts.ts";
import { Checkbox } from "../../ui/checkbox.ts";
import { Form } from "../../ui/form.tsx";
import { Modal } from "../../ui/modal.ts";
import { pictureProblems, uploadPicture } from "./picture.api.ts";
import classes from "./picture-dialog.module.css";

/** A picture that was kept, with what it shows in words. */
export interface Picture {
  readonly path: string;
  readonly alt: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

interface PictureDialogProps {
  /** The picture that is changed; null for a new one. */
  readonly picture: Picture | null;
  /** A file that is sent at once. */
  readonly file?: File | null;
  readonly onDone: (picture: Picture) => void;
  readonly onClose: () => void;
}

const TYPES = "image/jpeg,image/png,image/webp,image/gif,image/avif";

/** Brings a picture from the device and asks what it shows. */
export function PictureDialog({ picture, file = null, onDone, onClose }: PictureDialogProps) {
  const [found, setFound] = useState(picture);
  const [alt, setAlt] = useState(picture?.alt ?? "");
  const [isDecoration, setDecoration] = useState(picture !== null && picture.alt === "");
  const [isAsked, setAsked] = useState(false);
  const upload = useMutation({
    mutationFn: uploadPicture,
    onSuccess: ({ path, width, height }) => setFound({ path, alt, width, height }),
  });
  const { mutate: send } = upload;
  useEffect(() => {
    if (file) send(file);
  }, [file, send]);
  const isWordless = !isDecoration && !alt.trim();
  const handleSubmit = () => {
    setAsked(true);
    if (found && !isWordless) onDone({ ...found, alt: isDecoration ? "" : alt.trim() });
  };
  return (
    <Modal opened onClose={onClose} title={picture ? "Change the picture" : "Add a picture"}>
      <Form onSubmit={handleSubmit}>
        <Stack>
          {found && <img src={found.path} alt={alt || "The picture as it came in"} className={classes.preview} />}
          <div>
            <FileButton accept={TYPES} onChange={(file) => file && upload.mutate(file)}>
              {(props) => (
                <Button {...props} variant="default" loading={upload.isPending}>
                  {found ? "Choose another picture" : "Choose a picture"}
                </Button>
              )}
            </FileButton>
            <Text size="sm" c="dimmed" mt={4}>
              JPEG, PNG, WebP, GIF or AVIF, up to 10 MB. Where and when it was taken is removed.
            </Text>
            {upload.error && (
              <Input.Error role="alert" mt="xs">
                {errorText(upload.error, pictureProblems)}
              </Input.Error>
            )}
            {isAsked && !found && !upload.error && <Input.Error mt="xs">Choose a picture first.</Input.Error>}
          </div>
          <TextInput
            label="What does it show?"
            description="Read aloud to people who cannot see it"
            maxLength={300}
            disabled={isDecoration}
            error={isAsked && isWordless && "Say it in a few words, or tick the box below."}
            value={alt}
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
          <Checkbox
            label="It only decorates, and says nothing by itself"
            checked={isDecoration}
            onChange={(event) => setDecoration(event.currentTarget.checked)}
          />
          <Group>
            <Button type="submit">{picture ? "Change" : "Add"}</Button>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
          </Group>
        </Stack>
      </Form>
    </Modal>
  );
}
