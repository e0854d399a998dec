import { ConcernedItem, type ConcernList } from "@wellput/contract";
import { asc } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { concerns } from "../../db/schema/index.ts";
import { openConcerns } from "./concerned.ts";

/** As many are shown at once: what is settled makes room for the next. */
const SHOWN_MAX = 50;

/** What was reported, each thing once with all its reports, longest ago first; who reported it does not show. */
export async function listConcerns(db: Database): Promise<ConcernList> {
  const things = new Map<string, { about: ReturnType<typeof aboutOf>; concerns: OpenConcern["concern"][] }>();
  for (const row of await openConcerns(db).orderBy(asc(concerns.createdAt), asc(concerns.id))) {
    const about = aboutOf(row);
    const thing = things.get(about.id) ?? { about, concerns: [] };
    thing.concerns.push(row.concern);
    things.set(about.id, thing);
  }
  return { items: [...things.values()].slice(0, SHOWN_MAX).map(toItem), count: things.size };
}

function toItem({ about, concerns: rows }: { about: object; concerns: readonly OpenConcern["concern"][] }) {
  const reports = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return ConcernedItem.parse({ ...about, concerns: reports, latest: reports.at(-1)?.createdAt });
}

type OpenConcern = Awaited<ReturnType<typeof openConcerns>>[number];

/** The thing as others read it. */
export function aboutOf({ scenario, article, challenge }: Omit<OpenConcern, "concern">) {
  if (scenario) return { noun: "scenario", ...scenario, title: (scenario.accepted ?? scenario).title } as const;
  if (article) return { noun: "article", ...article, title: (article.accepted ?? article).title } as const;
  if (challenge) return { noun: "challenge", ...challenge } as const;
  throw new Error("a report is about nothing");
}
