import { ActionIcon } from "@mantine/core";
import { IconCircleCheck, IconPencil, IconTrash } from "@tabler/icons-react";
import { Link, type LinkProps } from "@tanstack/react-router";
import type { Theme } from "@wellput/contract";
import type { ReactNode } from "react";
import { Deletion } from "./deletion.tsx";
import classes from "./item-card.module.css";
import { LinkAction } from "./links.tsx";
import { Tip } from "./tip.tsx";

type Target = Pick<LinkProps, "to" | "params">;

interface ItemCardProps {
  readonly title: string;
  /** Level of the heading: 2 right under the title of a page, 3 under a part of it. */
  readonly level: 2 | 3;
  readonly target: Target;
  /** What it is about, told in the line under the title too. */
  readonly theme?: Theme | undefined;
  /** How it begins. */
  readonly teaser?: string | undefined;
  readonly isDone?: boolean;
  /** A line under the title. */
  readonly note?: ReactNode;
  /** Beside the words, the address of a picture; it says nothing that they do not. */
  readonly picture?: string | undefined;
  /** Where it is edited; without it there is no Edit. */
  readonly editTarget?: Target | undefined;
  /** Deletes it, after asking; without it there is no Delete. */
  readonly onDelete?: (() => Promise<unknown>) | undefined;
}

/** One thing of a list: its title leads to it; who may, also edits and deletes it here. */
export function ItemCard(props: ItemCardProps) {
  const { title, level, target, theme, teaser, isDone = false, note, picture, editTarget, onDelete } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={classes.card} data-theme={theme}>
      {picture && <img src={picture} alt="" loading="lazy" className={classes.picture} />}
      <div className={classes.words}>
        <Heading className={classes.title}>
          <Link {...target} className={classes.link} viewTransition>
            {title}
          </Link>
        </Heading>
        {teaser && <p className={classes.teaser}>{teaser}</p>}
        {(note || isDone) && (
          <p className={classes.note}>
            {isDone && (
              <span className={classes.done}>
                <IconCircleCheck size={17} stroke={1.9} aria-hidden /> Done
              </span>
            )}
            {note}
          </p>
        )}
      </div>
      {(editTarget || onDelete) && (
        <div className={classes.actions}>
          {editTarget && (
            <Tip label="Edit">
              <LinkAction {...editTarget} aria-label={`Edit ${title}`} c="dimmed">
                <IconPencil size={19} stroke={1.7} aria-hidden />
              </LinkAction>
            </Tip>
          )}
          {onDelete && (
            <Deletion about={title} onDelete={onDelete}>
              {(ask) => (
                <Tip label="Delete">
                  <ActionIcon aria-label={`Delete ${title}`} c="dimmed" onClick={ask}>
                    <IconTrash size={19} stroke={1.7} aria-hidden />
                  </ActionIcon>
                </Tip>
              )}
            </Deletion>
          )}
        </div>
      )}
    </article>
  );
}
