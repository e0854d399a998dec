import { IconArrowLeft } from "@tabler/icons-react";
import type { LinkProps } from "@tanstack/react-router";
import classes from "./back-link.module.css";
import { TextLink } from "./links.tsx";

interface BackLinkProps {
  readonly to: NonNullable<LinkProps["to"]>;
  readonly children: string;
}

/** The way back, above a title. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <TextLink to={to} data-print="hide" className={classes.link}>
      <IconArrowLeft size={16} stroke={1.8} aria-hidden />
      {children}
    </TextLink>
  );
}
