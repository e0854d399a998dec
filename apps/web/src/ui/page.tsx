import { Title } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import classes from "./page.module.css";

interface PageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** `text` is a column to read, `narrow` a small form, `wide` the whole width. */
  readonly width?: "narrow" | "text" | "wide";
  /** What is printed in place of all this. */
  readonly paper?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page: its one h1, the name of the tab, and a calm column. */
export function Page({ title, lead, width = "text", paper, actions, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Wellput`;
  }, [title]);

  return (
    <div className={classes.page} data-width={width}>
      <div {...(paper && { "data-print": "hide" })}>
        <header className={classes.header}>
          <Title order={1}>{title}</Title>
          {actions && <div className={classes.actions}>{actions}</div>}
          {lead && <div className={classes.lead}>{lead}</div>}
        </header>
        {children}
      </div>
      {paper}
    </div>
  );
}
