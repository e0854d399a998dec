import { Group } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Article } from "@wellput/contract";
import type { ReactNode } from "react";
import { ReviewNote } from "../../nouns/review-note.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { DeleteButton } from "../../ui/delete-button.tsx";
import { LinkButton } from "../../ui/links.tsx";
import { Page } from "../../ui/page.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import { SanitisedHtml } from "../../ui/sanitised-html.tsx";
import { AboutArticle, ArticleCard } from "./article-card.tsx";
import classes from "./article-page.module.css";
import text from "./article-text.module.css";
import { articleQuery, deleteArticleMutation, nextArticleQuery } from "./articles.api.ts";
import { Film } from "./film.tsx";

interface ArticlePageProps {
  readonly id: string;
  /** The list that one comes from. */
  readonly list: "/articles" | "/myarticles";
  /** Under what others wrote: the way to report it. */
  readonly renderReport: (id: string) => ReactNode;
}

/** One article, to read; its author and admins also change it here. */
export function ArticlePage({ id, list, renderReport }: ArticlePageProps) {
  return (
    <QueryPage query={useQuery(articleQuery(id))} loading="Loading article…">
      {(article) => <Reading article={article} list={list} report={!article.canEdit && renderReport(id)} />}
    </QueryPage>
  );
}

interface ReadingProps extends Pick<ArticlePageProps, "list"> {
  readonly article: Article;
  readonly report: ReactNode;
}

function Reading({ article, list, report }: ReadingProps) {
  const { id, title, summary, imagePath, imageAlt, quote, citation, mainText, videoLink, canEdit } = article;
  return (
    <Page title={title} lead={summary}>
      <p className={classes.about}>
        <AboutArticle article={article} />
        <ReviewNote of={article} />
      </p>
      {imagePath && <img src={imagePath} alt={imageAlt} className={classes.picture} />}
      {quote && (
        <figure className={classes.quote}>
          <blockquote>{quote}</blockquote>
          {citation && <figcaption>{citation}</figcaption>}
        </figure>
      )}
      <SanitisedHtml html={mainText} className={`${text.text} ${classes.text}`} />
      {videoLink && <Film link={videoLink} title={title} />}
      {videoLink && <p data-print="only">A film: {videoLink}</p>}
      <Group mb="xl" data-print="hide">
        {canEdit && (
          <LinkButton to="/editarticle/$id" params={{ id }} variant="default">
            Edit
          </LinkButton>
        )}
        <PrintButton>Print</PrintButton>
        {canEdit && <DeleteArticle id={id} title={title} list={list} />}
      </Group>
      {list === "/articles" && <NextArticle id={id} />}
      <BackLink to={list}>{list === "/articles" ? "All articles" : "My articles"}</BackLink>
      {report}
    </Page>
  );
}

function DeleteArticle({ id, title, list }: Pick<ArticlePageProps, "id" | "list"> & { readonly title: string }) {
  const navigate = useNavigate();
  const remove = useMutation(deleteArticleMutation);
  return (
    <DeleteButton
      about={title}
      onDelete={async () => {
        await remove.mutateAsync(id);
        await navigate({ to: list });
      }}
    />
  );
}

function NextArticle({ id }: Pick<ArticlePageProps, "id">) {
  const next = useQuery(nextArticleQuery(id)).data?.next;
  if (!next) return null;
  return (
    <nav aria-label="Next article" className={classes.next} data-print="hide">
      <p className={classes.nextLabel}>Read next</p>
      <ArticleCard article={next} />
    </nav>
  );
}
