import { Group } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMe } from "../../lib/session.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { EndlessList } from "../../ui/endless-list.tsx";
import { LinkButton } from "../../ui/links.tsx";
import { Page } from "../../ui/page.tsx";
import { ArticleCard } from "./article-card.tsx";
import { articlesQuery } from "./articles.api.ts";

export function ArticlesPage() {
  const me = useMe();
  return (
    <Page
      title="Articles"
      lead="Short reads on saying hard things well."
      actions={
        me && (
          <Group gap="xs">
            <LinkButton to="/myarticles" variant="default">
              My articles
            </LinkButton>
            <LinkButton to="/newarticle">Write one</LinkButton>
          </Group>
        )
      }
    >
      <EndlessList
        query={useInfiniteQuery(articlesQuery())}
        label="Articles"
        loading="Loading articles…"
        empty={
          <EmptyState
            scene="letter"
            text="No articles yet. Until there are some, the principles are a good place to start."
          >
            <LinkButton to="/diplomacyprinciples" variant="light">
              Read the principles
            </LinkButton>
          </EmptyState>
        }
      >
        {(article) => <ArticleCard article={article} />}
      </EndlessList>
    </Page>
  );
}
