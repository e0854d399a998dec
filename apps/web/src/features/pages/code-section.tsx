import { Title } from "@mantine/core";
import type { SiteSection } from "@wellput/content";
import type { Principle } from "../../../principles-plugin.ts";
import { Drawing } from "../../ui/drawing.tsx";
import classes from "./principles-page.module.css";

interface CodeSectionProps {
  readonly section: SiteSection;
  readonly principle: Principle;
  readonly drawing: string;
}

/** One pattern: why, how, three pairs, and its examples with their marks. */
export function CodeSection({ section: { id, heading, paragraphs, list }, principle, drawing }: CodeSectionProps) {
  const [short, ...story] = paragraphs;
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <Drawing name={drawing} />
        <Title order={2} id={id}>
          {heading}
        </Title>
      </div>
      <p>
        <strong>{short}</strong>
      </p>
      {story.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul>
        {list?.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <Title order={3} mt="lg">
        What the program marks
      </Title>
      <ul className={classes.examples}>
        {principle.flagged.map(({ parts, comment }) => (
          <li key={comment + parts[0]?.text}>
            <span className={classes.example}>
              {parts.map(({ text, isMarked }) =>
                isMarked ? (
                  <mark key={text} className={classes.mark}>
                    {text}
                  </mark>
                ) : (
                  <span key={text}>{text}</span>
                ),
              )}
            </span>
            <span className={classes.comment}>{comment}</span>
          </li>
        ))}
      </ul>
      <Title order={3} mt="lg">
        What it leaves alone
      </Title>
      <ul>
        {principle.fine.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
