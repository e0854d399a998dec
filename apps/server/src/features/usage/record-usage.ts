import type { RecordUsage } from "@wellput/contract";
import type { Person } from "../../auth/person.ts";
import { usageRecords } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";

interface RecordUsageOptions {
  readonly person: Person | null;
  readonly input: RecordUsage;
}

/** Counts one analytics event; a repeat by its id counts once. */
export async function recordUsage({ db, now }: Deps, { person, input }: RecordUsageOptions): Promise<void> {
  await db
    .insert(usageRecords)
    .values({
      id: input.id,
      userId: person?.id ?? null,
      name: input.name,
      path: input.path,
      locationId: input.location_id,
      sessionResponse: input.sessionResponse,
      createdAt: now(),
    })
    .onConflictDoNothing({ target: usageRecords.id });
}
