import { RichTextEditor } from "@mantine/tiptap";
import { IconPhoto } from "@tabler/icons-react";
import { type Editor, useEditorState } from "@tiptap/react";
import { useState } from "react";
import { type Picture, PictureDialog } from "./picture-dialog.tsx";

interface PictureControlProps {
  readonly editor: Editor | null;
}

/** Puts a picture into the text, or changes the one that is selected. */
export function PictureControl({ editor }: PictureControlProps) {
  const [isOpen, setOpen] = useState(false);
  const selected = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now?.isActive("picture") ? (now.getAttributes("picture") as PictureAttributes) : null,
  });
  const handleDone = ({ path, ...about }: Picture) => {
    setOpen(false);
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
      {isOpen && (
        <PictureDialog
          picture={selected && { ...selected, path: selected.src }}
          onDone={handleDone}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface PictureAttributes extends Omit<Picture, "path"> {
  readonly src: string;
}
