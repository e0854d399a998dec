import { lazy, Suspense } from "react";
import { useVisitorTry } from "./use-visitor-try.ts";

const FirstTryModal = lazy(async () => ({ default: (await import("./first-try-modal.tsx")).FirstTryModal }));

interface FirstTryProps {
  /** Done, or skipped. */
  readonly onClose: () => void;
}

/** One guided try at the very beginning; it is fetched with the first look. */
export function FirstTry(props: FirstTryProps) {
  const [isDone] = useVisitorTry();
  if (isDone) return null;
  return (
    <Suspense>
      <FirstTryModal {...props} />
    </Suspense>
  );
}
