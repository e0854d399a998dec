import type { ArticleSlots } from "../features/articles/article-form.tsx";
import { GroupChoice } from "../features/groups/group-choice.tsx";

/** What both pages of the article editor take from other features. */
export const articleSlots: ArticleSlots = { renderGroupChoice: (props) => <GroupChoice {...props} /> };
