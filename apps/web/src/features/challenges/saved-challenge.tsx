import { Text, Title } from "@mantine/core";
import { useLocation, useNavigate } from "@tanstack/react-router";
import type { Challenge } from "@wellput/contract";
import { GROUP_DEFAULT } from "@wellput/contract/limits";
import type { ReactNode } from "react";
import type { Draft } from "../../lib/drafts.ts";
import { useMe } from "../../lib/session.ts";
import { isTrainer } from "../../nouns/account/roles.ts";
import type { NewSessionProps } from "../../nouns/shared-session/new-session.tsx";
import { StartSession } from "../../nouns/shared-session/start-session.tsx";
import { LinkButton } from "../../ui/links.tsx";
import { ShareLink } from "../../ui/share-link.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import classes from "./saved-challenge.module.css";

/** What the editor hands to the list that it leads to. */
type Saved = Pick<Challenge, "id" | "title" | "groups" | "isPublic" | "mine">;

declare module "@tanstack/react-router" {
  interface HistoryState {
    readonly savedChallenge?: Saved;
  }
}

/** What was typed is kept elsewhere by now: on to the list, which says so. */
export function useShowSaved({ forget }: Pick<Draft<unknown>, "forget">): (challenge: Challenge) => void {
  const navigate = useNavigate();
  return ({ id, title, groups, isPublic, mine }) => {
    forget();
    void navigate({ to: "/challenges", state: { savedChallenge: { id, title, groups, isPublic, mine } } });
  };
}

type SavedChallengeProps = Pick<NewSessionProps, "renderSessionGroup">;

/** After saving: the link of the practice scenario, and what a trainer does with it next. */
export function SavedChallenge(props: SavedChallengeProps) {
  const saved = useLocation({ select: ({ state }) => state.savedChallenge });
  const me = useMe();
  if (!saved || !me) return null;
  const { id, title, groups, isPublic } = saved;
  if (!isPublic) return <SavedDraft {...saved} />;
  return (
    <Note title={`“${title}” is saved`}>
      <Text>
        Here is the link to pass on.{" "}
        {groups.includes(GROUP_DEFAULT)
          ? "Whoever has it can practise, with or without an account."
          : `Members of ${groups.join(", ")} can open it once they have signed in.`}
      </Text>
      <ShareLink link={`${location.origin}/takechallenge/${id}`} purpose={`to “${title}”`}>
        <LinkButton to="/takechallenge/$id" params={{ id }} variant="default">
          Open as a learner
        </LinkButton>
        {isTrainer(me) && (
          <StartSession target={{ to: "/takechallenge/$id", id }} trainerId={me.id} forGroups={groups} {...props} />
        )}
      </ShareLink>
    </Note>
  );
}

function SavedDraft({ id, title, mine }: Saved) {
  if (!mine)
    return <Note title={`“${title}” is a draft again`}>Learners find it no more. Its author still has it.</Note>;
  return (
    <Note title={`“${title}” is kept as a draft`}>
      <Text>Only you see it. Publish it when it is ready.</Text>
      <div>
        <LinkButton to="/editchallenge/$id" params={{ id }} variant="default">
          Go on with it
        </LinkButton>
      </div>
    </Note>
  );
}

function Note({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Sheet role="status" className={classes.saved}>
      <Title order={2} size="h3">
        {title}
      </Title>
      {children}
    </Sheet>
  );
}
