import { Page } from "../../ui/page.tsx";
import { PracticeCards } from "./practice-list.tsx";

/** The short exercises on a page of their own. */
export function PracticePages() {
  return (
    <Page
      title="Practice pages"
      lead="A few sentences each that would land badly. Put them so that they can be heard; every one has a sample."
    >
      <PracticeCards level={2} />
    </Page>
  );
}
