import { lt, min, sql } from 'drizzle-orm';
import type { SpeedMetric } from '#core/speed/metrics.ts';
import type { SpeedRow } from '#core/speed/report.ts';
import type { Tx } from '../database/database.ts';
import { speedFigures } from '../database/schema.ts';

export type FigureRow = typeof speedFigures.$inferInsert;

/** Adds to what is counted. New rows come only while a week has room: addresses can be made up. */
export async function countFigures(tx: Tx, rows: readonly FigureRow[], maxRows: number): Promise<void> {
  await tx.execute(sql`
    insert into speed_figures (site_id, week, path, device, metric, block, element, counts)
    select f.site_id, f.week, f.path, f.device, f.metric, f.block, f.element, f.counts
    from jsonb_to_recordset(${JSON.stringify(
      rows.map(({ siteId, ...row }) => ({ site_id: siteId, ...row })),
    )}::jsonb) as f(site_id text, week text, path text, device text, metric text, block text, element text, counts int[])
    where exists (
      select from speed_figures k
      where (k.site_id, k.week, k.path, k.device, k.metric, k.block, k.element)
        = (f.site_id, f.week, f.path, f.device, f.metric, f.block, f.element)
    ) or (select count(*) from speed_figures k where k.site_id = f.site_id and k.week = f.week) < ${maxRows}
    on conflict (site_id, week, path, device, metric, block, element) do update set counts = (
      select array_agg(kept + added order by place)
      from unnest(speed_figures.counts, excluded.counts) with ordinality as u(kept, added, place)
    )`);
}

export async function readFigures(
  tx: Tx,
  { since, device }: { since: string; device: string | undefined },
): Promise<SpeedRow[]> {
  const { rows } = await tx.execute<{
    path: string;
    metric: SpeedMetric;
    block: string;
    element: string;
    counts: number[];
  }>(sql`
    select path, metric, block, element, array_agg(visits order by place) as counts
    from (
      select path, metric, block, element, place, sum(visits)::int as visits
      from speed_figures, unnest(counts) with ordinality as u(visits, place)
      where site_id = current_setting('plinth.site_id') and week >= ${since}
        and (${device ?? null}::text is null or device = ${device ?? null})
      group by path, metric, block, element, place
    ) summed
    group by path, metric, block, element`);
  return rows;
}

export async function oldestWeek(tx: Tx): Promise<string | undefined> {
  const [row] = await tx.select({ week: min(speedFigures.week) }).from(speedFigures);
  return row?.week ?? undefined;
}

export async function endFigures(tx: Tx, before: string): Promise<void> {
  await tx.delete(speedFigures).where(lt(speedFigures.week, before));
}
