import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Article } from "@wellput/contract";
import { useState } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { ReviewNote } from "../../nouns/review-note.tsx";
import { Page } from "../../ui/page.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import { useEditing } from "../../ui/use-editing.tsx";
import { draftOf, fieldsOf } from "./article-draft.ts";
import { ArticleForm, type ArticleSlots } from "./article-form.tsx";
import { articleQuery, updateArticleMutation } from "./articles.api.ts";

interface EditArticlePageProps extends ArticleSlots {
  readonly id: string;
}

/** A stored article, to be changed by its author or an admin. */
export function EditArticlePage({ id, ...slots }: EditArticlePageProps) {
  const [round, setRound] = useState(0);
  return (
    <QueryPage query={useQuery(articleQuery(id))} loading="Loading article…">
      {(article) => (
        <Page title="Edit Article" lead={article.review && <ReviewNote of={article} />}>
          {article.canEdit ? (
            <EditForm
              key={`${article.id} ${round}`}
              article={article}
              onStartAgain={() => setRound(round + 1)}
              {...slots}
            />
          ) : (
            <p>Only its author can change this.</p>
          )}
        </Page>
      )}
    </QueryPage>
  );
}

interface EditFormProps extends ArticleSlots {
  readonly article: Article;
  readonly onStartAgain: () => void;
}

function EditForm({ article, onStartAgain, ...slots }: EditFormProps) {
  const navigate = useNavigate();
  const { id, mine } = article;
  const draft = useDraft(`/editarticle/${id}`, draftOf(article));
  const update = useMutation(updateArticleMutation);

  const leave = () => {
    draft.forget();
    void navigate({ to: mine ? "/myarticles/$id" : "/articles/$id", params: { id } });
  };
  const saving = useEditing({
    draft,
    stored: article,
    queryKey: articleQuery(id).queryKey,
    store: (fields, version) => update.mutateAsync({ id, change: { ...fieldsOf(fields), version } }),
    onSaved: leave,
    onStartAgain,
  });
  return (
    <ArticleForm draft={draft} isBusy={saving.isBusy} onSave={saving.save} onCancel={leave} {...slots}>
      {saving.conflict}
    </ArticleForm>
  );
}
