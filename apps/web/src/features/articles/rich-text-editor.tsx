import "@mantine/tiptap/styles.css";
import { RichTextEditor as Editor } from "@mantine/tiptap";
import { useEditor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { useState } from "react";
import text from "./article-text.module.css";
import { cleanPaste } from "./clean-paste.ts";
import { KEPT_PARTS } from "./kept-parts.ts";
import { LinkControl } from "./link-control.tsx";
import { PictureControl } from "./picture-control.tsx";
import classes from "./rich-text-editor.module.css";

/** What the server lets through, and nothing else: what an article has stays while it is edited. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, HTMLAttributes: { rel: "noopener noreferrer nofollow", target: null } },
  }),
  ...KEPT_PARTS,
];

const LABELS = {
  h2ControlLabel: "Heading",
  h3ControlLabel: "Smaller heading",
  blockquoteControlLabel: "Quotation",
  orderedListControlLabel: "Numbered list",
};

/** A picture that is pasted or dropped as a file; what comes with words is pasted as words. */
function pictureIn(data: DataTransfer | null): File | undefined {
  if (!data || data.types.includes("text/html") || data.types.includes("text/plain")) return undefined;
  return [...data.files].find(({ type }) => type.startsWith("image/"));
}

export interface RichTextEditorProps {
  /** HTML to begin with. */
  readonly html: string;
  readonly onChange: (html: string) => void;
  /** The id of what names it. */
  readonly labelId: string;
  readonly describedBy: string;
}

/** The text of an article, written as it will be read. Loaded where somebody writes. */
export function RichTextEditor({ html, onChange, labelId, describedBy }: RichTextEditorProps) {
  const [brought, setBrought] = useState<File | null>(null);
  const takePicture = (data: DataTransfer | null) => {
    const picture = pictureIn(data);
    if (picture) setBrought(picture);
    return picture !== undefined;
  };
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    // Its styles are in our own file: the page's policy lets no others in.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: `${text.text} ${classes.content}`,
        "aria-labelledby": labelId,
        "aria-describedby": describedBy,
        "aria-multiline": "true",
      },
      transformPastedHTML: cleanPaste,
      handlePaste: (_view, { clipboardData }) => takePicture(clipboardData),
      handleDrop: (_view, { dataTransfer }) => takePicture(dataTransfer),
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? "" : changed.getHTML()),
  });
  return (
    <Editor editor={editor} labels={LABELS} withTypographyStyles={false} className={classes.editor}>
      <Editor.Toolbar sticky stickyOffset="var(--wp-header-height)" className={classes.toolbar}>
        <Editor.ControlsGroup>
          <Editor.H2 />
          <Editor.H3 />
        </Editor.ControlsGroup>
        <Editor.ControlsGroup>
          <Editor.Bold />
          <Editor.Italic />
          <LinkControl editor={editor} />
          <PictureControl editor={editor} brought={brought} onTaken={() => setBrought(null)} />
        </Editor.ControlsGroup>
        <Editor.ControlsGroup>
          <Editor.BulletList />
          <Editor.OrderedList />
          <Editor.Blockquote />
        </Editor.ControlsGroup>
        <Editor.ControlsGroup>
          <Editor.ClearFormatting />
          <Editor.Undo />
          <Editor.Redo />
        </Editor.ControlsGroup>
      </Editor.Toolbar>
      <Editor.Content />
    </Editor>
  );
}
