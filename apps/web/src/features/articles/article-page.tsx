import { useQuery } from "@tanstack/react-query";
import type { Article } from "@wellput/contract";
import type { ReactNode } from "react";
import { formatDate } from "../../lib/format.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Page } from "../../ui/page.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import { ReviewNote } from "../../ui/review-note.tsx";
import { SanitisedHtml } from "../../ui/sanitised-html.tsx";
import classes from "./article-page.module.css";
import { articleQuery } from "./articles.api.ts";

interface ArticlePageProps {
  readonly id: string;
  /** Under what others wrote: the way to report it. */
  readonly renderReport: (id: string) => ReactNode;
}

export function ArticlePage({ id, renderReport }: ArticlePageProps) {
  return (
    <QueryPage query={useQuery(articleQuery(id))} loading="Loading article…">
      {(article) => <Reading article={article} report={!article.canEdit && renderReport(id)} />}
    </QueryPage>
  );
}

interface ReadingProps {
  readonly article: Article;
  readonly report: ReactNode;
}

function Reading({ article, report }: ReadingProps) {
  const { title, createdAt, quote, citation, mainText } = article;
  return (
    <Page
      title={title}
      lead={
        <>
          {formatDate(createdAt)} <ReviewNote of={article} />
        </>
      }
    >
      {quote && (
        <figure className={classes.quote}>
          <blockquote>{quote}</blockquote>
          {citation && <figcaption>{citation}</figcaption>}
        </figure>
      )}
      <SanitisedHtml html={mainText} className={classes.text} />
      <BackLink to="/articles">All articles</BackLink>
      {report}
    </Page>
  );
}
