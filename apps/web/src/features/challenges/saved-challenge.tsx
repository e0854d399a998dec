import { Text, Title } from "@mantine/core";
import { useLocation } from "@tanstack/react-router";
import { GROUP_DEFAULT } from "@wellput/contract/limits";
import { useMe } from "../../lib/session.ts";
import { LinkButton } from "../../ui/links.tsx";
import type { NewSessionProps } from "../../ui/session/new-session.tsx";
import { StartSession } from "../../ui/session/start-session.tsx";
import { ShareLink } from "../../ui/share-link.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import classes from "./saved-challenge.module.css";

/** What the editor hands to the list that it leads to. */
interface Saved {
  readonly id: string;
  readonly title: string;
  readonly groups: readonly string[];
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    readonly savedChallenge?: Saved;
  }
}

type SavedChallengeProps = Pick<NewSessionProps, "renderSessionGroup">;

/** After saving: the link of the practice scenario, and what a trainer does with it next. */
export function SavedChallenge(props: SavedChallengeProps) {
  const saved = useLocation({ select: ({ state }) => state.savedChallenge });
  const me = useMe();
  if (!saved || !me) return null;
  const { id, title, groups } = saved;
  return (
    <Sheet role="status" className={classes.saved}>
      <Title order={2} size="h3">
        “{title}” is saved
      </Title>
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
        {me.isAdmin && <StartSession target={{ to: "/takechallenge/$id", id }} trainerId={me.id} {...props} />}
      </ShareLink>
    </Sheet>
  );
}
