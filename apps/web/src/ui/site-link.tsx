import { useQuery } from "@tanstack/react-query";
import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { siteQuery } from "../../nouns/site.ts";

interface SiteLinkProps {
  readonly to: NonNullable<LinkProps["to"]>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly onClick?: () => void;
  readonly role?: "menuitem";
}

/** A link to one of our own pages, unless the installation's settings point it elsewhere. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const elsewhere = useQuery(siteQuery).data?.links[to.slice(1)];
  return elsewhere ? <a href={elsewhere} {...rest} /> : <Link to={to} {...rest} />;
}
