import type { CourseVersion, Withdrawal } from "@wellput/contract";
import { useEffect, useRef } from "react";
import { Page } from "../../ui/page.tsx";
import { CourseFoot } from "./course-foot.tsx";
import { CourseNav } from "./course-nav.tsx";
import type { CourseSlots } from "./course-slots.ts";
import classes from "./courses.module.css";
import { EndView } from "./items/end-view.tsx";
import { ItemView } from "./items/item-view.tsx";
import type { Seat } from "./kept.ts";
import { CourseFooter } from "./leave-study.tsx";
import type { Progress } from "./use-progress.ts";

export interface CoursePlayerProps extends CourseSlots {
  readonly seat: Seat;
  readonly found: CourseVersion;
  readonly progress: Progress;
  readonly onLeft?: (withdrawal: Withdrawal) => void;
  /** The page stands in the shell, which has a foot of its own. */
  readonly isInShell?: boolean;
}

/** Every page of a course: where one is, what is on it, and the way back and on. */
export function CoursePlayer({ seat, found, progress, renderPractice, onLeft, isInShell = false }: CoursePlayerProps) {
  const { course, version, media } = found;
  const { index, finished, goTo, finish } = progress;
  const item = course.items[index];
  const isLocked = item?.mustFinish === true && !finished.has(item.id);
  useNewPage(index);
  const handleNext = () => {
    if (item && item.kind !== "practice" && item.kind !== "questionnaire") finish(item.id);
    goTo(index + 1);
  };
  return (
    <div className={classes.player} data-alone={!isInShell || undefined}>
      <CourseNav course={course} index={index} finished={finished} onGo={goTo} />
      <div className={classes.content} key={item?.id ?? "end"}>
        {item ? (
          <Page title={item.title} width="wide" lead={"intro" in item ? item.intro : undefined}>
            <ItemView
              item={item}
              seat={seat}
              version={version}
              isStudy={progress.withdrawal !== null}
              reader={progress.reader}
              media={media[item.id] ?? {}}
              isFinished={finished.has(item.id)}
              onFinish={() => finish(item.id)}
              onPost={progress.sync}
              renderPractice={renderPractice}
            />
          </Page>
        ) : (
          <EndView course={course} seat={seat} completion={progress.completion} />
        )}
      </div>
      <CourseFoot
        index={index}
        total={course.items.length + 1}
        lockedBy={isLocked ? item.kind : null}
        isWaiting={progress.waitsForArm}
        isBehind={progress.isBehind}
        onBack={() => goTo(index - 1)}
        onNext={handleNext}
      />
      <CourseFooter
        className={classes.help}
        seat={seat}
        withdrawal={progress.withdrawal}
        onLeft={onLeft}
        isInShell={isInShell}
      />
    </div>
  );
}

/** A new page begins at its top, for eyes and for screen readers. */
function useNewPage(index: number): void {
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    window.scrollTo({ top: 0, behavior: "instant" });
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [index]);
}
