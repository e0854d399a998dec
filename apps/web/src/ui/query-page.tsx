import { asApiError, type ProblemCode } from "../lib/api-error.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { Page } from "./page.tsx";
import { QueryView, type QueryViewProps } from "./query-view.tsx";
import { SignInFirst } from "./sign-in-first.tsx";

/** An id that is no id, or one with nothing behind it that this person may see. */
const isMissing = (code: ProblemCode): boolean => code === "INVALID_INPUT" || code.endsWith("_NOT_FOUND");

/** A whole page that hangs on one query: when there is nothing to show, it is still a page, with a way on. */
export function QueryPage<Data>(props: QueryViewProps<Data>) {
  const { data, error } = props.query;
  if (data !== undefined || !error) return <QueryView {...props} />;
  const { code } = asApiError(error);
  if (isMissing(code)) return <NotFoundPage />;
  if (code === "NOT_SIGNED_IN") return <SignInFirst />;
  return (
    <Page title="This page could not be shown">
      <QueryView {...props} />
    </Page>
  );
}
