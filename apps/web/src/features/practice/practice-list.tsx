import { Text, Title } from "@mantine/core";
import { practiceActivities } from "@wellput/content/practice";
import { useId } from "react";
import { countOf } from "../../lib/format.ts";
import { ItemCard } from "../../ui/item-card.tsx";
import classes from "./practice.module.css";

/** The practice pages, for everybody, as a part of another page. */
export function PracticeList() {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.exercises}>
      <Title order={2} id={id}>
        Practice pages
      </Title>
      <Text c="dimmed" mt={6}>
        A few sentences each, with a sample for every one.
      </Text>
      <PracticeCards level={3} />
    </section>
  );
}

/** One card an exercise. */
export function PracticeCards({ level }: { readonly level: 2 | 3 }) {
  return (
    <ul className={classes.list}>
      {Object.values(practiceActivities).map(({ name, title, textToTranslateArray }) => (
        <li key={name}>
          <ItemCard
            title={title}
            level={level}
            note={`${countOf(textToTranslateArray.length, "sentence")} to rephrase`}
            target={{ to: "/practice/$id", params: { id: name } }}
          />
        </li>
      ))}
    </ul>
  );
}
