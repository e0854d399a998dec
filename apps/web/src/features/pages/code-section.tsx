import { Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useLocation } from "@tanstack/react-router";
import type { SiteSection } from "@wellput/content";
import { type ReactNode, useEffect, useState } from "react";
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
      <OnDemand id={id}>
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
      </OnDemand>
    </section>
  );
}

interface OnDemandProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** On a phone a pattern is one sentence, and the rest of it opens; a link to the pattern opens it as well. */
function OnDemand({ id, children }: OnDemandProps) {
  const isPhone = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
  const isMeant = useLocation({ select: ({ hash }) => hash === id });
  const [isOpen, setOpen] = useState(isMeant);
  useEffect(() => {
    if (isMeant) setOpen(true);
  }, [isMeant]);
  if (!isPhone) return children;
  return (
    <details className={classes.more} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Why, how, and examples</summary>
      {children}
    </details>
  );
}
