import { type PracticeActivity, practiceActivities } from "@wellput/content/practice";
import { useDraft } from "../../lib/drafts.ts";
import { useMe } from "../../lib/session.ts";
import { isTrainer } from "../../nouns/account/roles.ts";
import type { NewSessionProps } from "../../nouns/shared-session/new-session.tsx";
import type { OpenSheet, SheetLink } from "../../nouns/shared-session/session-document.ts";
import { type SessionSearch, toSheetLink } from "../../nouns/shared-session/session-link.ts";
import { SessionPage } from "../../nouns/shared-session/session-page.tsx";
import { sessionParts } from "../../nouns/shared-session/session-parts.tsx";
import { useSharedTexts } from "../../nouns/shared-session/shared-texts.ts";
import { StartSession } from "../../nouns/shared-session/start-session.tsx";
import { NotFoundPage } from "../../ui/not-found-page.tsx";
import { NO_PRACTICE } from "./practice-fields.ts";
import { PracticeGuide, type PracticeSlots } from "./practice-guide.tsx";

interface PracticePageProps extends PracticeSlots, Pick<NewSessionProps, "renderSessionGroup"> {
  /** As in the address, in any case. */
  readonly name: string;
  readonly search?: SessionSearch;
}

/** A practice activity, alone or on a sheet shared with others. */
export function PracticePage({ name, search = {}, renderSessionGroup, ...slots }: PracticePageProps) {
  const activity = Object.values(practiceActivities).find((one) => one.name === name.toLowerCase());
  if (!activity) return <NotFoundPage />;
  const link = toSheetLink(search, activity.name);
  return link ? (
    <SharedPractice key={activity.name} activity={activity} link={link} {...slots} />
  ) : (
    <OwnPractice key={activity.name} activity={activity} renderSessionGroup={renderSessionGroup} {...slots} />
  );
}

interface OwnPracticeProps extends PracticeSlots, Pick<NewSessionProps, "renderSessionGroup"> {
  readonly activity: PracticeActivity;
}

function OwnPractice({ renderSessionGroup, ...props }: OwnPracticeProps) {
  const { name } = props.activity;
  const me = useMe();
  const draft = useDraft(`/practice/${name}`, NO_PRACTICE);
  const handleStartAgain = () => {
    draft.set(NO_PRACTICE);
    draft.forget();
  };
  const actions = isTrainer(me) && (
    <StartSession
      target={{ to: "/practice/$id", id: name }}
      trainerId={me.id}
      renderSessionGroup={renderSessionGroup}
    />
  );
  return <PracticeGuide {...props} draft={draft} onStartAgain={handleStartAgain} actions={actions} />;
}

interface SharedPracticeProps extends PracticeSlots {
  readonly activity: PracticeActivity;
  readonly link: SheetLink;
}

function SharedPractice(props: SharedPracticeProps) {
  return (
    <SessionPage link={props.link} title={props.activity.title}>
      {(sheet) => <OnSheet {...props} sheet={sheet} />}
    </SessionPage>
  );
}

/** What is written is everybody's: nobody starts again for the others. First tries and marked phrases stay one's own. */
function OnSheet({ link, sheet, ...props }: SharedPracticeProps & { readonly sheet: OpenSheet }) {
  const own = useDraft(`/practice/${props.activity.name}/${link.sessionId}`, NO_PRACTICE);
  const draft = useSharedTexts(link, sheet, own, "userInputArr");
  return <PracticeGuide {...props} {...sessionParts(link, draft)} draft={draft} />;
}
