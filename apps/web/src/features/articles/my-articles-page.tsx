import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import type { Article } from "@wellput/contract";
import { formatDate } from "../../lib/format.ts";
import { deleteWithToast } from "../../ui/delete-with-toast.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { EndlessList } from "../../ui/endless-list.tsx";
import { ItemCard } from "../../ui/item-card.tsx";
import { LinkButton } from "../../ui/links.tsx";
import { Page } from "../../ui/page.tsx";
import { ReviewNote } from "../../ui/review-note.tsx";
import { articlesQuery, deleteArticleMutation } from "./articles.api.ts";

/** The articles of one's own, with what became of them. */
export function MyArticlesPage() {
  return (
    <Page title="My articles" lead="What you have written, and whether others read it yet.">
      <EndlessList
        query={useInfiniteQuery(articlesQuery({ isMine: true }))}
        label="My articles"
        loading="Loading articles…"
        empty={
          <EmptyState text="You have written no article yet.">
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

function MyArticleCard({ article }: { readonly article: Article }) {
  const remove = useMutation(deleteArticleMutation);
  const { id, title, createdAt } = article;
  return (
    <ItemCard
      title={title}
      level={2}
      note={
        <>
          {formatDate(createdAt)}. <ReviewNote of={article} />
        </>
      }
      target={{ to: "/articles/$id", params: { id } }}
      onDelete={() => deleteWithToast(() => remove.mutateAsync(id))}
    />
  );
}
