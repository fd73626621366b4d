import type { Client } from 'pg';

/** Days around which clocks change where the site is: 23 and 25 hours long. */
export const EDGES = {
  from: '2026-03-28',
  to: '2026-03-30',
  autumnFrom: '2026-10-24',
  autumnTo: '2026-10-26',
};

/** A visitor every ten minutes around both changes, with the day that each belongs to marked as the server marks it. */
export async function addEdgeHits(database: Client, identifier: string, visitor: number): Promise<void> {
  await database.query(`select hits_add_month('2026-03-01'), hits_add_month('2026-10-01')`);
  await database.query(
    `with added as (
       insert into hits (site_id, at, visitor, page, target, source, campaign, country, value, kind, device)
       select s.id, at, $2::bigint + extract(epoch from at)::bigint / 7200, 1, 0, 0, 0, 0, 0, 1, 505 from sites s,
         (select generate_series('2026-03-27'::timestamptz, '2026-03-31', '10 minutes') as at
          union all select generate_series('2026-10-23'::timestamptz, '2026-10-27', '10 minutes')) moments
       where s.identifier = $1 returning site_id, at)
     insert into hit_marks (site_id, day) select distinct site_id, (at at time zone z.time_zone)::date
     from added join hit_zones z using (site_id)`,
    [identifier, visitor],
  );
}

export interface DayCounts {
  day: string;
  views: number;
  visitors: number;
}

/** Counted from the hits by another way than the product does it: each day is looked for on its own. */
export async function recountDays(database: Client, identifier: string): Promise<DayCounts[]> {
  const { rows } = await database.query<DayCounts>(
    `select d.day::text, count(h.at)::int as views, count(distinct h.visitor)::int as visitors
     from sites s join hit_zones z on z.site_id = s.id
     cross join lateral (
       select generate_series($2::date, $3::date, '1 day')::date as day
       union all select generate_series($4::date, $5::date, '1 day')::date) d
     left join hits h on h.site_id = s.id and h.kind = 1 and to_char(h.at at time zone z.time_zone, 'YYYY-MM-DD') = d.day::text
     where s.identifier = $1 group by 1 order by 1`,
    [identifier, EDGES.from, EDGES.to, EDGES.autumnFrom, EDGES.autumnTo],
  );
  return rows;
}
