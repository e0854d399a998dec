import { Textarea as MantineTextarea, type TextareaProps } from "@mantine/core";
import { lengthProblem } from "./box-length.ts";
import classes from "./textarea.module.css";

/** Whether the browser itself gives a field the height of its words: it costs nothing, where measuring costs with every letter. */
const growsByItself = CSS.supports("field-sizing", "content");

/**
 * A field of several lines; with `autosize` it grows with its words, from `minRows` to `maxRows`. Nothing is cut off unseen: a
 * text of more than `maxLength` characters stays whole, and is told its length.
 */
export function Textarea({ maxLength, error, ...rest }: TextareaProps) {
  const problem = maxLength === undefined ? "" : lengthProblem(`${rest.value ?? ""}`, maxLength);
  if (!problem) return <Lines {...rest} error={error} />;
  return <Lines {...rest} error={<span role="alert">{problem}</span>} data-too-long={problem} />;
}

interface LinesProps extends TextareaProps {
  readonly "data-too-long"?: string;
}

function Lines({ autosize = false, minRows = 1, maxRows, style, ...rest }: LinesProps) {
  if (!autosize) return <MantineTextarea {...rest} {...(style && { style })} />;
  if (!growsByItself)
    return (
      <MantineTextarea autosize minRows={minRows} {...(maxRows && { maxRows })} {...(style && { style })} {...rest} />
    );
  const rows = { "--min-rows": minRows, "--max-rows": maxRows ?? 1000 };
  return <MantineTextarea rows={minRows} classNames={{ input: classes.grows }} style={[style, rows]} {...rest} />;
}
