import classes from "./drawing.module.css";
import { SCENES, type SceneName } from "./scenes.ts";

interface SceneProps {
  readonly name: SceneName;
}

/** A small drawing beside words that say the same: it sets a tone, and is not told to those who do not see it. */
export function Scene({ name }: SceneProps) {
  const { soft, lines } = SCENES[name];
  return (
    <svg viewBox="0 0 96 72" className={classes.drawing} data-size="large" aria-hidden="true">
      <path className={classes.soft} d={soft} />
      <path className={classes.lines} d={lines} />
    </svg>
  );
}
