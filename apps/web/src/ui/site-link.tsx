import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useElsewhere } from "../lib/site.ts";

export interface SiteLinkProps {
  readonly to: NonNullable<LinkProps["to"]>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly onClick?: () => void;
  readonly target?: "_blank";
  readonly role?: "menuitem";
}

/** A link to one of our own pages, unless the installation's settings point it elsewhere. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const elsewhere = useElsewhere(to);
  return elsewhere ? <a href={elsewhere} {...rest} /> : <Link to={to} {...rest} />;
}
