import { Button, UnstyledButton } from "@mantine/core";
import { IconArrowLeft, IconRefresh } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useMe } from "../../lib/session.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Page } from "../../ui/page.tsx";
import classes from "./intro-chat.module.css";
import { SceneDrawing } from "./scene-drawing.tsx";
import { Things } from "./things.tsx";
import { TypedText } from "./typed-text.tsx";
import { useStory } from "./use-story.ts";

const WIN = 11;

/** A short story to play: what one says decides how it ends. */
export function IntroChatPage() {
  const me = useMe();
  const { story, isAtStart, ...go } = useStory();
  const place = story?.passages.at(-1)?.node;
  const step = story?.passages.length ?? 1;
  const here = useRef<HTMLLIElement>(null);
  const shown = useRef(step);

  // The new passage is read aloud, and stands where the eyes are.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    here.current?.focus({ preventScroll: true });
    here.current?.scrollIntoView({ block: "nearest" });
  }, [step]);

  if (!story || !place) return null;
  return (
    <Page title="The Grumbler" lead="A story in a few steps. You choose what to do and what to say.">
      <section className={classes.stage} aria-label="The story">
        <SceneDrawing node={place.id} isWon={place.id === WIN} />
        <Things things={story.things} />
        <ol className={classes.passages}>
          {story.passages.map(({ node, chosen }) => {
            const isHere = chosen === undefined;
            return (
              <li key={node.id} ref={isHere ? here : null} tabIndex={-1} data-here={isHere}>
                {isHere ? <TypedText text={node.text} isTyped={!isAtStart} /> : <p>{node.text}</p>}
                {chosen && (
                  <p className={classes.chosen}>
                    <span className={classes.you}>You: </span>
                    {chosen.text}
                  </p>
                )}
              </li>
            );
          })}
        </ol>
        <ul className={classes.choices} aria-label="What will you do?">
          {story.choices.map(({ choice, at }) => (
            <li key={choice.text}>
              <UnstyledButton className={classes.choice} onClick={() => go.handleChoose(at, choice.next === -1)}>
                {choice.text}
              </UnstyledButton>
            </li>
          ))}
        </ul>
        <div className={classes.ways}>
          <Button
            className={classes.way}
            variant="subtle"
            size="sm"
            disabled={isAtStart}
            leftSection={<IconArrowLeft size={16} aria-hidden />}
            onClick={go.handleBack}
          >
            Back
          </Button>
          <Button
            className={classes.way}
            variant="subtle"
            size="sm"
            disabled={isAtStart}
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={go.handleRestart}
          >
            Start over
          </Button>
        </div>
      </section>
      <div className={classes.home}>
        <BackLink to={me ? "/" : "/front"}>Back to Home</BackLink>
      </div>
    </Page>
  );
}
