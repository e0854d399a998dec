import { ConcernedItem, type ConcernList } from "@wellput/contract";
import { asc } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { concerns } from "../../db/schema/index.ts";
import { openConcerns } from "./concerned.ts";

/** As many are shown at once: what is settled makes room for the next. */
const SHOWN_MAX = 50;

/** What was reported, each thing once with all its reports, longest ago first; who reported it does not show. */
export async function listConcerns(db: Database): Promise<ConcernList> {
  const items = await readItems(db);
  return { items: items.slice(0, SHOWN_MAX), count: items.length };
}

/** How many things were reported. */
export async function countConcerns(db: Database): Promise<number> {
  return (await readItems(db)).length;
}

async function readItems(db: Database): Promise<ConcernedItem[]> {
  const items = new Map<string, ConcernedItem>();
  for (const row of await openConcerns(db).orderBy(asc(concerns.createdAt), asc(concerns.id))) {
    const about = aboutOf(row);
    const concern = { ...row.concern, createdAt: row.concern.createdAt.toISOString() };
    const before = items.get(about.id)?.concerns ?? [];
    items.set(about.id, ConcernedItem.parse({ ...about, concerns: [...before, concern], latest: concern.createdAt }));
  }
  return [...items.values()];
}

type OpenConcern = Awaited<ReturnType<typeof openConcerns>>[number];

/** The thing as others read it. */
function aboutOf({ scenario, article, challenge }: OpenConcern) {
  if (scenario) return { noun: "scenario", id: scenario.id, title: (scenario.accepted ?? scenario).title } as const;
  if (article) return { noun: "article", id: article.id, title: (article.accepted ?? article).title } as const;
  if (challenge) return { noun: "challenge", ...challenge } as const;
  throw new Error("a report is about nothing");
}
