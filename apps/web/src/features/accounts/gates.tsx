import { lazy, type ReactNode, Suspense } from "react";
import { useMe } from "../../lib/session.ts";
import { Waiting } from "../../ui/waiting.tsx";

const JoinGroupPage = lazy(async () => ({ default: (await import("./join-group-page.tsx")).JoinGroupPage }));
const Onboarding = lazy(async () => ({ default: (await import("./onboarding.tsx")).Onboarding }));

interface GatesProps {
  readonly children: ReactNode;
}

/** What stands before the app after signing in: a group, then the terms, then a welcome and a name. */
export function Gates({ children }: GatesProps) {
  const me = useMe();
  if (!me) return null;
  if (me.group === null) {
    return (
      <Suspense fallback={<Waiting text="Loading…" />}>
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
          <Onboarding me={me} />
        </Suspense>
      )}
    </>
  );
}
