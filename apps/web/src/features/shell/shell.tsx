import { type ReactNode, Suspense } from "react";
import { PageSkeleton } from "../../ui/page-skeleton.tsx";
import { Footer } from "./footer.tsx";
import classes from "./shell.module.css";
import { TopBar } from "./top-bar.tsx";

interface ShellProps {
  readonly children: ReactNode;
}

/** What surrounds every page. */
export function Shell({ children }: ShellProps) {
  return (
    <div className={classes.shell}>
      <a href="#main" className={classes.skip}>
        Skip to the content
      </a>
      <TopBar />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </main>
      <Footer />
    </div>
  );
}
