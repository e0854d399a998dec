import { tags } from "@wellput/content/tags";
import { Checkbox } from "../../ui/checkbox.ts";
import classes from "./tag-choice.module.css";

interface TagChoiceProps {
  readonly value: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
}

/** What it is about, by the tags of the house, and by those that it came with. */
export function TagChoice({ value, onChange }: TagChoiceProps) {
  return (
    <Checkbox.Group
      label="Tags"
      description="What it is about: lists are filtered by these"
      value={[...value]}
      onChange={onChange}
    >
      <div className={classes.tags}>
        {[...new Set([...tags, ...value])].map((tag) => (
          <Checkbox key={tag} value={tag} label={tag} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
