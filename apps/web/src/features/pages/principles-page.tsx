import { principles } from "virtual:principles";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { SitePage } from "@wellput/content";
import { drawingName } from "@wellput/content/drawings";
import { Fragment } from "react";
import { Page } from "../../ui/page.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import { CodeSection } from "./code-section.tsx";
import { HowOftenRight } from "./how-often-right.tsx";
import classes from "./principles-page.module.css";
import texts from "./site-page.module.css";
import { sitePageQuery } from "./site-page.query.ts";
import { Section, useScrollToSection } from "./site-page-view.tsx";

/** The principles, made from the rules themselves: each code with its examples as the engine reads them. */
export function PrinciplesPage() {
  return (
    <QueryPage query={useQuery(sitePageQuery("diplomacyprinciples"))} loading="Loading…">
      {(page) => <PrinciplesView page={page} />}
    </QueryPage>
  );
}

function PrinciplesView({ page }: { readonly page: SitePage }) {
  useScrollToSection();
  const codes = page.sections.filter(({ id }) => principles[id]);
  return (
    <Page title={page.title} lead={page.lead} width="wide">
      <div className={classes.page}>
        <Contents codes={codes} />
        <div className={texts.text}>
          {page.sections.map((section) => {
            const principle = principles[section.id];
            return principle ? (
              <CodeSection key={section.id} section={section} principle={principle} drawing={drawingName(section.id)} />
            ) : (
              <Fragment key={section.id}>
                <Section section={section} />
                {section.id === "patterns" && <HowOftenRight />}
              </Fragment>
            );
          })}
        </div>
      </div>
    </Page>
  );
}

function Contents({ codes }: { readonly codes: SitePage["sections"] }) {
  return (
    <nav aria-label="All patterns" className={classes.contents}>
      {codes.map(({ id, heading }) => (
        <Link key={id} to="." hash={id} replace>
          {heading}
        </Link>
      ))}
    </nav>
  );
}
