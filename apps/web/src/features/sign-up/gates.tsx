import { lazy, type ReactNode, Suspense, useState } from "react";
import { useMe } from "../../lib/session.ts";
import { PageSkeleton } from "../../ui/page-skeleton.tsx";

const GroupGate = lazy(async () => ({ default: (await import("./group-gate.tsx")).GroupGate }));
const Onboarding = lazy(async () => ({ default: (await import("./onboarding.tsx")).Onboarding }));

interface GatesProps {
  readonly children: ReactNode;
  /** A guided try for whoever has just come through the gates. */
  readonly renderFirstTry?: (onClose: () => void) => ReactNode;
}

/**
 * What stands before the app after signing in: a group, then the terms, then a welcome and a name. The guided try after them
 * comes once: who has been welcomed is kept with the person.
 */
export function Gates({ children, renderFirstTry }: GatesProps) {
  const me = useMe();
  const [isFirst, setFirst] = useState(false);
  if (!me) return null;
  const isNew = !me.terms || !me.onboarded;
  const behind = (
    <>
      {me.terms && children}
      {isNew && (
        <Suspense>
          <Onboarding me={me} onDone={() => setFirst(true)} />
        </Suspense>
      )}
      {!isNew && isFirst && renderFirstTry?.(() => setFirst(false))}
    </>
  );
  if (me.group !== null) return behind;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <GroupGate>{behind}</GroupGate>
    </Suspense>
  );
}
