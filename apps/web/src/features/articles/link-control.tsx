import { Button, Group, Popover, TextInput } from "@mantine/core";
import { RichTextEditor } from "@mantine/tiptap";
import { IconLink } from "@tabler/icons-react";
import { type Editor, useEditorState } from "@tiptap/react";
import { useState } from "react";
import { Form } from "../../ui/form.tsx";

interface LinkControlProps {
  readonly editor: Editor | null;
}

/** The address that somebody may mean; undefined where it is none that a page may lead to. */
function addressOf(typed: string): string | undefined {
  const text = typed.trim();
  if (/^\/(?!\/)/.test(text) || /^mailto:\S+@\S+$/i.test(text)) return text;
  const url = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  return URL.canParse(url) && /^https?:\/\/[^/]+\.[^/]+/i.test(url) ? url : undefined;
}

/** Makes a link of what is selected, changes the one under the cursor, or takes it away. */
export function LinkControl({ editor }: LinkControlProps) {
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const href = useEditorState({
    editor,
    selector: (state) => state.editor?.getAttributes("link").href as string | undefined,
  });
  const close = () => setTyped(undefined);
  const open = () => {
    setWrong(false);
    setTyped(href ?? "");
  };
  const remove = () => {
    close();
    editor?.chain().focus().extendMarkRange("link").unsetLink().run();
  };
  const handleSave = () => {
    const address = addressOf(typed ?? "");
    if (address === undefined) return setWrong(true);
    close();
    const chain = editor?.chain().focus().extendMarkRange("link");
    if (editor?.state.selection.empty && !href)
      chain?.insertContent({ type: "text", text: address, marks: [{ type: "link", attrs: { href: address } }] }).run();
    else chain?.setLink({ href: address }).run();
  };
  const handleSubmit = () => {
    handleSave();
  };
  return (
    <Popover opened={typed !== undefined} onClose={close} trapFocus shadow="md" width={320} position="bottom-start">
      <Popover.Target>
        <RichTextEditor.Control aria-label="Link" title="Link" active={href !== undefined} onClick={open}>
          <IconLink size={16} stroke={1.7} aria-hidden />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label="Link">
        <Form onSubmit={handleSubmit}>
          <TextInput
            label="Address"
            placeholder="https://"
            inputMode="url"
            data-autofocus
            error={isWrong && "Give a whole address, such as https://example.org."}
            value={typed ?? ""}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Group mt="sm" gap="xs">
            <Button type="submit" size="sm">
              {href === undefined ? "Add link" : "Change link"}
            </Button>
            {href !== undefined && (
              <Button variant="default" size="sm" onClick={remove}>
                Remove link
              </Button>
            )}
          </Group>
        </Form>
      </Popover.Dropdown>
    </Popover>
  );
}
