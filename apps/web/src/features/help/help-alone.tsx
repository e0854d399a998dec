import classes from "./help-page.module.css";
import { HelpPage } from "./help-page.tsx";

/** The help page without the app around it: while it is not known who is there, and without a network. */
export function HelpAlone() {
  return (
    <>
      <header className={classes.bar}>
        <a href="/">Wellput</a>
      </header>
      <main>
        <HelpPage />
      </main>
    </>
  );
}
