import { Title } from "@mantine/core";
import type { CourseLesson } from "@wellput/contract";
import { Sheet } from "../../../ui/sheet.tsx";
import classes from "./items.module.css";

/** A message before and after, with the steps between. */
export function Example({ example }: { readonly example: CourseLesson["example"] }) {
  return (
    <Sheet className={classes.example}>
      <Title order={3}>An example</Title>
      {example.situation && <p>{example.situation}</p>}
      {example.before && <blockquote className={classes.before}>{example.before}</blockquote>}
      {example.steps.length > 0 && (
        <ol className={classes.changes}>
          {example.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {example.after && <blockquote className={classes.after}>{example.after}</blockquote>}
    </Sheet>
  );
}
