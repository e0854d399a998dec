import classes from "./page.module.css";
import { Skeleton } from "./skeleton.tsx";

/** Holds the place of a whole page that is on its way. */
export function PageSkeleton({ text = "Loading…" }: { readonly text?: string }) {
  return (
    <div className={classes.page} data-width="text">
      <Skeleton text={text} />
    </div>
  );
}
