import { Title } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { NeedHelpLink } from "../../../nouns/help/need-help-link.tsx";
import classes from "./room.module.css";

interface BarePageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Stands above the title, small. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
}

/** A page of somebody who sits in a workshop: one thing, and at the foot the way to help. */
export function BarePage({ title, lead, above, children, foot }: BarePageProps) {
  useEffect(() => {
    document.title = `${title} · Wellput`;
  }, [title]);
  return (
    <div className={classes.page}>
      <div className={classes.middle}>
        {above && <div className={classes.above}>{above}</div>}
        <Title order={1} className={classes.title}>
          {title}
        </Title>
        {lead && <div className={classes.lead}>{lead}</div>}
        {children}
      </div>
      <footer className={classes.foot}>
        {foot && <span>{foot}</span>}
        <NeedHelpLink />
      </footer>
    </div>
  );
}
