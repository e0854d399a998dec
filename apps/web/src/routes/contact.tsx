import { createFileRoute } from "@tanstack/react-router";
import { GeneralFeedback } from "../features/feedback/general-feedback.tsx";
import { SitePage } from "../features/pages/site-page.tsx";
import { WriteToUs } from "../features/pages/write-to-us.tsx";

export const Route = createFileRoute("/contact")({
  component: () => (
    <SitePage slug="contact">
      <WriteToUs form={<GeneralFeedback place="contact" recentInput="" />} />
    </SitePage>
  ),
});
