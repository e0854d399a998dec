import type { ComponentProps } from "react";
import { useMe } from "../../../lib/session.ts";
import { isTrainer } from "../../../nouns/account/roles.ts";
import { LinkButton } from "../../../ui/links.tsx";
import { Page } from "../../../ui/page.tsx";

/** A page for trainers; anybody else is shown where workshops are joined. */
export function TrainerPage(props: ComponentProps<typeof Page>) {
  if (isTrainer(useMe())) return <Page {...props} />;
  return (
    <Page title="Live workshops" lead="Trainers open workshops. If you were given a code, you can join with it.">
      <LinkButton to="/join">Join a workshop</LinkButton>
    </Page>
  );
}
