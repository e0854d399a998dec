import { Button, Group, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { SitePage, SiteSection } from "@wellput/content";
import { type ReactNode, useEffect } from "react";
import { formatDate } from "../../lib/format.ts";
import { useElsewhere } from "../../lib/site.ts";
import { Page } from "../../ui/page.tsx";
import classes from "./site-page.module.css";

interface SitePageViewProps {
  readonly page: SitePage;
  readonly children?: ReactNode;
}

/** A page of plain text. */
export function SitePageView({ page, children }: SitePageViewProps) {
  useScrollToSection();

  return (
    <Page title={page.title} lead={page.lead}>
      {page.actions && (
        <Group gap="sm" mb="2.25rem">
          {page.actions.map(({ label, to }, at) => (
            <Button key={to} component={OwnLink} to={to} variant={at === 0 ? "filled" : "default"}>
              {label}
            </Button>
          ))}
        </Group>
      )}
      {children}
      <div className={classes.text}>
        {page.sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        {page.updated && (
          <Text c="dimmed" size="sm">
            Last changed on {formatDate(page.updated)}
          </Text>
        )}
      </div>
    </Page>
  );
}

/** The text comes after the first paint, so the browser could not yet go to the section that the address names. */
export function useScrollToSection(): void {
  useEffect(() => {
    if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, []);
}

export function Section({ section: { id, heading, paragraphs, list, links } }: { readonly section: SiteSection }) {
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id}>
        {heading}
      </Title>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {links && (
        <ul className={classes.links}>
          {links.map(({ label, to, about }) => (
            <li key={to}>
              <OwnLink to={to} className={classes.link}>
                {label}
              </OwnLink>
              {about && <div className={classes.about}>{about}</div>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface OwnLinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link whose target is data: a path of ours, with or without a section, unless the installation's settings point it elsewhere. */
function OwnLink({ to, ...rest }: OwnLinkProps) {
  const [path = "/", hash] = to.split("#");
  const elsewhere = useElsewhere(path);
  return elsewhere ? <a href={elsewhere} {...rest} /> : <Link to={path} {...(hash && { hash })} {...rest} />;
}
