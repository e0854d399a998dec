import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import type { ArticleCard as Card } from "@wellput/contract";
import { ReviewNote } from "../../nouns/review-note.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { EndlessList } from "../../ui/endless-list.tsx";
import { LinkButton } from "../../ui/links.tsx";
import { Page } from "../../ui/page.tsx";
import { ArticleCard } from "./article-card.tsx";
import { articlesQuery, deleteArticleMutation } from "./articles.api.ts";

/** The articles of one's own, with what became of them. */
export function MyArticlesPage() {
  return (
    <Page
      title="My articles"
      lead="What you have written, and whether others read it yet."
      actions={<LinkButton to="/newarticle">Write one</LinkButton>}
    >
      <EndlessList
        query={useInfiniteQuery(articlesQuery({ isMine: true }))}
        label="My articles"
        loading="Loading articles…"
        empty={
          <EmptyState
            scene="letter"
            text="You have written no article yet. Something you learned the hard way is a good one to start with."
          >
            <LinkButton to="/articles" variant="light">
              Read what others wrote
            </LinkButton>
          </EmptyState>
        }
      >
        {(article) => <MyArticleCard article={article} />}
      </EndlessList>
    </Page>
  );
}

function MyArticleCard({ article }: { readonly article: Card }) {
  const remove = useMutation(deleteArticleMutation);
  return (
    <ArticleCard article={article} to="/myarticles/$id" onDelete={() => remove.mutateAsync(article.id)}>
      <ReviewNote of={article} />
    </ArticleCard>
  );
}
