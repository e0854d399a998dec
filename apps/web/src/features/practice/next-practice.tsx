import { Text } from "@mantine/core";
import { type PracticeActivity, practiceActivities } from "@wellput/content/practice";
import { countOf } from "../../lib/format.ts";
import { OwnMessageLink } from "../../nouns/exercise/own-message-link.tsx";
import { ItemCard } from "../../ui/item-card.tsx";
import { LinkButton } from "../../ui/links.tsx";
import classes from "./practice.module.css";

/** Where to go on from a short exercise: the one after it, and a message of one's own. */
export function NextPractice({ activity }: { readonly activity: PracticeActivity }) {
  const all = Object.values(practiceActivities);
  const next = all[all.findIndex(({ name }) => name === activity.name) + 1];
  return (
    <div className={classes.next} data-print="hide">
      <Text fw={600}>Next</Text>
      {next && (
        <ItemCard
          title={next.title}
          level={3}
          note={`${countOf(next.textToTranslateArray.length, "sentence")} to rephrase`}
          target={{ to: "/practice/$id", params: { id: next.name } }}
        />
      )}
      <div className={classes.ways}>
        <OwnMessageLink />
        <LinkButton to="/challenges" variant="default">
          See the practice scenarios
        </LinkButton>
      </div>
    </div>
  );
}
