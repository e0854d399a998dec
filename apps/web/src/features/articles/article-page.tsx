import { useQuery } from "@tanstack/react-query";
import type { Article } from "@wellput/contract";
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
}

export function ArticlePage({ id }: ArticlePageProps) {
  return (
    <QueryPage query={useQuery(articleQuery(id))} loading="Loading article…">
      {(article) => <Reading article={article} />}
    </QueryPage>
  );
}

function Reading({ article }: { readonly article: Article }) {
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
    </Page>
  );
}
