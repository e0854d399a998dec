import { createFileRoute } from "@tanstack/react-router";
import { ArticlePage } from "../features/articles/article-page.tsx";
import { ReportThis } from "../features/concerns/report-this.tsx";

export const Route = createFileRoute("/_member/myarticles/$id")({
  component: () => (
    <ArticlePage
      id={Route.useParams().id}
      list="/myarticles"
      renderReport={(id) => <ReportThis noun="article" id={id} />}
    />
  ),
});
