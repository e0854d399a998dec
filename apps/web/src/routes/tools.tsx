import { createFileRoute } from "@tanstack/react-router";
import { SitePage } from "../features/pages/site-page.tsx";
import { ToolsSignUp } from "../features/shell/newsletter.tsx";

export const Route = createFileRoute("/tools")({
  component: () => (
    <SitePage slug="tools">
      <ToolsSignUp />
    </SitePage>
  ),
});
