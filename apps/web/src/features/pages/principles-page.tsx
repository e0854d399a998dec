import { Title } from "@mantine/core";
import { hints } from "@wellput/content/hints";
import classes from "./site-page.module.css";
import { SitePage } from "./site-page.tsx";

/** The principles, and under them every point that the feedback makes: /diplomacyprinciples#CODE. */
export function PrinciplesPage() {
  return (
    <SitePage slug="diplomacyprinciples">
      {Object.entries(hints).map(([code, { name, why, how, pairs }]) => (
        <section key={code} id={code} aria-labelledby={`${code}-name`}>
          <Title order={2} id={`${code}-name`}>
            {name}
          </Title>
          <p>{why}</p>
          <p>{how}</p>
          <div className={classes.pairs}>
            {pairs.map(({ before, after }) => (
              <div key={before} className={classes.pair}>
                <span className={classes.before}>{before}</span>
                <span className={classes.after}>{after}</span>
              </div>
            ))}
          </div>
        </section>
      ))}
    </SitePage>
  );
}
