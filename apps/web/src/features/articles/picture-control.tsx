import { RichTextEditor } from "@mantine/tiptap";
import { IconPhoto } from "@tabler/icons-react";
import { type Editor, useEditorState } from "@tiptap/react";
import { useState } from "react";
import { type Picture, PictureDialog } from "./picture-dialog.tsx";

interface PictureControlProps {
  readonly editor: Editor | null;
  /** A picture that was pasted or dropped into the text. */
  readonly brought: File | null;
  /** It is in the text now, or will not be. */
  readonly onTaken: () => void;
}

/** Puts a picture into the text, or changes the one that is selected. */
export function PictureControl({ editor, brought, onTaken }: PictureControlProps) {
  const [isOpen, setOpen] = useState(false);
  const selected = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now?.isActive("picture") ? (now.getAttributes("picture") as PictureAttributes) : null,
  });
  const close = () => {
    setOpen(false);
    onTaken();
  };
  const handleDone = ({ path, ...about }: Picture) => {
    close();
    editor
      ?.chain()
      .focus()
      .insertContent({ type: "picture", attrs: { src: path, ...about } })
      .run();
  };
  return (
    <>
      <RichTextEditor.Control
        aria-label="Picture"
        title="Picture"
        active={selected !== null}
        onClick={() => setOpen(true)}
      >
        <IconPhoto size={16} stroke={1.7} aria-hidden />
      </RichTextEditor.Control>
      {(isOpen || brought) && (
        <PictureDialog
          picture={brought ? null : selected && { ...selected, path: selected.src }}
          file={brought}
          onDone={handleDone}
          onClose={close}
        />
      )}
    </>
  );
}

interface PictureAttributes extends Omit<Picture, "path"> {
  readonly src: string;
}
