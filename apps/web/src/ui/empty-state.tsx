import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./empty-state.module.css";
import { Scene } from "./scene.tsx";
import type { SceneName } from "./scenes.ts";

interface EmptyStateProps {
  readonly text: string;
  readonly scene?: SceneName;
  /** The next thing to do. */
  readonly children?: ReactNode;
}

/** A list with nothing in it yet: what it is for, and what to do next. */
export function EmptyState({ text, scene = "talk", children }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <Scene name={scene} />
      <div className={classes.words}>
        <Text>{text}</Text>
        {children}
      </div>
    </div>
  );
}
