import { AGGREGATE_PEOPLE_MIN, type GroupUsage, type UsageDay, UsageReport } from "@wellput/contract";
import { sql } from "drizzle-orm";
import { askRows } from "../../db/ask-rows.ts";
import type { Database } from "../../db/database.ts";

/** How much Wellput was used in the last days, day by day, and by the groups that are large enough to be added up. */
export async function reportUsage(db: Database, days: number, now: Date): Promise<UsageReport> {
  const today = now.toISOString().slice(0, 10);
  const first = sql`${today}::date - ${days - 1}::int`;
  const since = sql`(${first})::timestamp at time zone 'UTC'`;
  const byDay = await askRows<UsageDay>(
    db,
    sql`with calendar as (select generate_series(${first}, ${today}::date, interval '1 day')::date as day),
      seen as (
        select (created_at at time zone 'UTC')::date as day, user_id, name from usage_records where created_at >= ${since}
        union all
        select (created_at at time zone 'UTC')::date, user_id, 'attempt' from attempts where created_at >= ${since}
      )
      select to_char(calendar.day, 'YYYY-MM-DD') as day,
        count(*) filter (where name = 'page_view')::int as "pageViews",
        count(*) filter (where name in ('get_feedback', 'get_feedback_from_homepage'))::int as analyses,
        count(*) filter (where name = 'attempt')::int as attempts,
        count(distinct user_id)::int as people
      from calendar left join seen on seen.day = calendar.day group by calendar.day order by calendar.day`,
  );
  const groups = await askRows<GroupUsage>(
    db,
    sql`with seen as (
        select user_id, 0 as attempts from usage_records where created_at >= ${since} and user_id is not null
        union all
        select user_id, 1 from attempts where created_at >= ${since} and user_id is not null
      ),
      summed as (
        select groups.id, groups.name, count(distinct users.id)::int as people, coalesce(sum(seen.attempts), 0)::int as attempts
        from groups left join users on users.group_code = groups.code and users.id in (select user_id from seen)
          left join seen on seen.user_id = users.id
        group by groups.code
      )
      select id, name, case when people >= ${AGGREGATE_PEOPLE_MIN} then people end as people,
        case when people >= ${AGGREGATE_PEOPLE_MIN} then attempts end as attempts
      from summed order by name, id`,
  );
  return UsageReport.parse({ days: byDay, groups });
}
