import { useInfiniteQuery } from "@tanstack/react-query";
import { formatDate } from "../../lib/format.ts";
import { useMe } from "../../lib/session.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { EndlessList } from "../../ui/endless-list.tsx";
import { ItemCard } from "../../ui/item-card.tsx";
import { LinkButton } from "../../ui/links.tsx";
import { Page } from "../../ui/page.tsx";
import { articlesQuery } from "./articles.api.ts";

export function ArticlesPage() {
  const me = useMe();
  return (
    <Page
      title="Articles"
      lead="Short reads on saying hard things well."
      actions={
        me && (
          <LinkButton to="/myarticles" variant="default">
            My articles
          </LinkButton>
        )
      }
    >
      <EndlessList
        query={useInfiniteQuery(articlesQuery())}
        label="Articles"
        loading="Loading articles…"
        empty={
          <EmptyState text="No articles yet. Until there are some, the principles are a good place to start.">
            <LinkButton to="/diplomacyprinciples" variant="light">
              Read the principles
            </LinkButton>
          </EmptyState>
        }
      >
        {({ id, title, createdAt }) => (
          <ItemCard
            title={title}
            level={2}
            note={formatDate(createdAt)}
            target={{ to: "/articles/$id", params: { id } }}
          />
        )}
      </EndlessList>
    </Page>
  );
}
