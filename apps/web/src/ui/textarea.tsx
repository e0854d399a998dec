import { Textarea as MantineTextarea, type TextareaProps } from "@mantine/core";
import classes from "./textarea.module.css";

/** Whether the browser itself gives a field the height of its words: it costs nothing, where measuring costs with every letter. */
const growsByItself = CSS.supports("field-sizing", "content");

/** A field of several lines; with `autosize` it grows with its words, from `minRows` to `maxRows`. */
export function Textarea({ autosize = false, minRows = 1, maxRows, style, ...rest }: TextareaProps) {
  if (!autosize) return <MantineTextarea {...rest} {...(style && { style })} />;
  if (!growsByItself)
    return (
      <MantineTextarea autosize minRows={minRows} {...(maxRows && { maxRows })} {...(style && { style })} {...rest} />
    );
  const rows = { "--min-rows": minRows, "--max-rows": maxRows ?? 1000 };
  return <MantineTextarea rows={minRows} classNames={{ input: classes.grows }} style={[style, rows]} {...rest} />;
}
