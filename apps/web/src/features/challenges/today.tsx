import { Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { namedScenarioIds } from "@wellput/content/named-scenarios";
import type { Challenge } from "@wellput/contract";
import { useEffect, useId } from "react";
import { countOf } from "../../lib/format.ts";
import { useMe } from "../../lib/session.ts";
import { minutesOf } from "../../nouns/exercise/minutes.ts";
import { SKILL_NAMES } from "../../nouns/exercise/skills.ts";
import { LinkButton } from "../../ui/links.tsx";
import { ProblemNote, QueryView } from "../../ui/query-view.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { challengesQuery } from "./challenges.api.ts";
import { nextOf } from "./next-of.ts";
import classes from "./today.module.css";

const LOOKING = "Looking for something to practise…";

/** One thing to do today: the next practice scenario that is not done yet. */
export function Today() {
  const id = useId();
  const done = useMe()?.challenges ?? [];
  const query = useInfiniteQuery(challengesQuery({}));
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const next =
    data &&
    nextOf(
      data.pages.flatMap(({ items }) => items),
      done,
    );
  const isSearching = data !== undefined && !next && hasNextPage;
  useEffect(() => {
    if (isSearching && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [isSearching, isFetching, isFetchNextPageError, fetchNextPage]);
  return (
    <section aria-labelledby={id} className={classes.today}>
      <Title order={2} id={id} className={classes.label}>
        Today
      </Title>
      <QueryView query={query} loading={LOOKING}>
        {() => {
          if (next) return <Suggestion challenge={next} />;
          if (!isSearching) return <AllDone />;
          if (!isFetchNextPageError) return <Skeleton text={LOOKING} />;
          return <ProblemNote problem={query.error} isRetrying={isFetching} onRetry={() => void fetchNextPage()} />;
        }}
      </QueryView>
    </section>
  );
}

function Suggestion({ challenge: { id, title, summary, challengeObjectList } }: { readonly challenge: Challenge }) {
  const { length } = challengeObjectList;
  const skills = [...new Set(challengeObjectList.map(({ t }) => SKILL_NAMES[t].toLowerCase()))];
  return (
    <>
      <h3 className={classes.title}>{title}</h3>
      {summary && <p className={classes.summary}>{summary}</p>}
      <Text c="dimmed" size="sm">
        Your next one that is not done. It trains {skills.slice(0, 3).join(", ")}: {countOf(length, "sentence")},{" "}
        {minutesOf(length)}.
      </Text>
      <div>
        <LinkButton to="/takechallenge/$id" params={{ id }} variant="light" aria-label={`Begin ${title}`}>
          Begin
        </LinkButton>
      </div>
    </>
  );
}

function AllDone() {
  return (
    <>
      <Text>Every practice scenario is done. Take something from your own life next.</Text>
      <div>
        <LinkButton to="/respondtoscenario/$id" params={{ id: namedScenarioIds.ownscenario }} variant="light">
          Begin with a situation of your own
        </LinkButton>
      </div>
    </>
  );
}
