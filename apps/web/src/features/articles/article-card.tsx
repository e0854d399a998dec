import type { ArticleCard as Card } from "@wellput/contract";
import { GROUP_DEFAULT } from "@wellput/contract/limits";
import type { ReactNode } from "react";
import { formatDate, inOneLine } from "../../lib/format.ts";
import { ItemCard } from "../../ui/item-card.tsx";
import classes from "./article-card.module.css";

interface ArticleCardProps {
  readonly article: Card;
  readonly to?: "/articles/$id" | "/myarticles/$id";
  /** Stands under what is said of it. */
  readonly children?: ReactNode;
  readonly onDelete?: () => Promise<unknown>;
}

/** An article in a list: what it is about, how long it takes, and what it belongs to. */
export function ArticleCard({ article, to = "/articles/$id", children, onDelete }: ArticleCardProps) {
  const { id, title, excerpt, imagePath } = article;
  return (
    <ItemCard
      title={title}
      level={2}
      note={
        <>
          {excerpt && <span className={classes.excerpt}>{excerpt}</span>}
          <AboutArticle article={article} />
          {children}
        </>
      }
      picture={imagePath ? `${imagePath}?size=small` : undefined}
      target={{ to, params: { id } }}
      {...(onDelete && { editTarget: { to: "/editarticle/$id", params: { id } }, onDelete })}
    />
  );
}

interface AboutArticleProps {
  readonly article: Pick<Card, "createdAt" | "minutes" | "tags" | "groups">;
}

/** When it was written, how long it takes, what it is about, and for whom it is where that is not everybody. */
export function AboutArticle({ article: { createdAt, minutes, tags, groups } }: AboutArticleProps) {
  const parts = [
    formatDate(createdAt),
    `${minutes} min read`,
    ...(tags.length > 0 ? [tags.join(", ")] : []),
    ...(groups.includes(GROUP_DEFAULT) ? [] : [`For members of ${groups.join(", ")}`]),
  ];
  return <span className={classes.about}>{inOneLine(parts)}</span>;
}
