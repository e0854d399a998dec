import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Article } from "@wellput/contract";
import { useDraft } from "../../lib/drafts.ts";
import { useSaving } from "../../lib/use-saving.ts";
import { Page } from "../../ui/page.tsx";
import { toastNotSaved } from "../../ui/toast.tsx";
import { type ArticleDraft, EMPTY_ARTICLE, fieldsOf } from "./article-draft.ts";
import { ArticleForm, type ArticleSlots } from "./article-form.tsx";
import { createArticleMutation, updateArticleMutation } from "./articles.api.ts";

/** A new article, kept on this device while it is written. */
export function NewArticlePage(slots: ArticleSlots) {
  const navigate = useNavigate();
  const draft = useDraft("/newarticle", EMPTY_ARTICLE);
  const create = useMutation(createArticleMutation);
  const update = useMutation(updateArticleMutation);
  const saving = useSaving<ArticleDraft, Article>({
    fields: draft.fields,
    store: (fields, stored) =>
      stored
        ? update.mutateAsync({ id: stored.id, change: { ...fieldsOf(fields), version: stored.version } })
        : create.mutateAsync({ id: draft.id, ...fieldsOf(fields) }),
    onSaved: ({ id }) => {
      draft.forget();
      void navigate({ to: "/myarticles/$id", params: { id } });
    },
    onError: toastNotSaved,
  });
  return (
    <Page title="New Article">
      <ArticleForm draft={draft} isBusy={saving.isBusy} {...slots} onSave={saving.save} />
    </Page>
  );
}
