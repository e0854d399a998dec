import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Article } from "@wellput/contract";
import { useDraft } from "../../lib/drafts.ts";
import { Page } from "../../ui/page.tsx";
import { toastNotSaved } from "../../ui/toast.tsx";
import { EMPTY_ARTICLE, fieldsOf } from "./article-draft.ts";
import { ArticleForm, type ArticleSlots } from "./article-form.tsx";
import { createArticleMutation } from "./articles.api.ts";

/** A new article, kept on this device while it is written. */
export function NewArticlePage(slots: ArticleSlots) {
  const navigate = useNavigate();
  const draft = useDraft("/newarticle", EMPTY_ARTICLE);
  const create = useMutation({ ...createArticleMutation, onError: toastNotSaved });
  const handleSaved = ({ id }: Article) => {
    draft.forget();
    void navigate({ to: "/myarticles/$id", params: { id } });
  };
  return (
    <Page title="New Article">
      <ArticleForm
        draft={draft}
        isBusy={create.isPending}
        {...slots}
        onSave={() => create.mutate({ id: draft.id, ...fieldsOf(draft.fields) }, { onSuccess: handleSaved })}
      />
    </Page>
  );
}
