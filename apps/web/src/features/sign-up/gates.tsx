import { lazy, type ReactNode, Suspense, useState } from "react";
import { useMe } from "../../lib/session.ts";
import { PageSkeleton } from "../../ui/page-skeleton.tsx";

const JoinGroupPage = lazy(async () => ({ default: (await import("./join-group-page.tsx")).JoinGroupPage }));
const Onboarding = lazy(async () => ({ default: (await import("./onboarding.tsx")).Onboarding }));

interface GatesProps {
  readonly children: ReactNode;
  /** It is a page of the desk: admins need no group there, for that is where groups are made. */
  readonly isDesk?: boolean;
  /** A guided try for whoever has just come through the gates. */
  readonly renderFirstTry?: (onClose: () => void) => ReactNode;
}

/**
 * What stands before the app after signing in: a group, then the terms, then a welcome and a name. The guided try after them
 * comes once: who has been welcomed is kept with the person.
 */
export function Gates({ children, isDesk = false, renderFirstTry }: GatesProps) {
  const me = useMe();
  const [isFirst, setFirst] = useState(false);
  if (!me) return null;
  if (me.group === null && !(isDesk && me.isAdmin)) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <JoinGroupPage />
      </Suspense>
    );
  }
  const isNew = !me.terms || !me.onboarded;
  return (
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
}
