import type { Client } from 'pg';

/** A year of visitors, made inside the database: one large site and many small ones. */
export interface Events {
  /** Of all sites together. */
  count: number;
  /** What the large site is called; it has nearly all of them. */
  identifier: string;
}

const SMALL_SITES = 1000;
/** One event in so many belongs to a small site. */
const SMALL_SHARE = 50;
const DAYS = 365;
/** The plain table would not fit on small disks beside fifty million events: it gets the latest of them. */
export const MAX_PLAIN = 5_000_000;

/** Words as pages, sources, campaigns and countries have them, by their first number and how many there are. */
const WORDS = {
  page: [1, 400],
  source: [1001, 150],
  campaign: [2001, 40],
  country: [3001, 60],
  button: [4001, 30],
} as const;

/** Few of them are named often and many seldom, as pages and sources are. */
const word = (name: keyof typeof WORDS, dice: string) => {
  const [first, count] = WORDS[name];
  return `${first} + floor(power(${dice}, 3) * ${count})::int`;
};

export async function addSmallSites(database: Client, { identifier }: Events): Promise<void> {
  await database.query(
    `insert into sites (id, identifier, website_type, site_status, template_id, live_version)
     select 'small' || lpad(n::text, 19, '0'), 'small' || n, website_type, site_status, template_id, live_version
     from sites, generate_series(1, ${SMALL_SITES}) n where identifier = $1`,
    [identifier],
  );
}

/** Day by day, in the order of time, as they would have come; by two at once, each a part of the year. Says how many. */
export async function addEvents(
  [database, helper]: readonly [Client, Client],
  { count, identifier }: Events,
): Promise<number> {
  await database.query(`select hits_add_month((current_date - n * 28)::date) from generate_series(0, 14) n`);
  await database.query('truncate hits, hit_visits, hit_marks, hit_sums, hit_month_sums, hit_keys');
  await addWords(database, identifier);
  const perDay = Math.ceil(count / DAYS);
  const middle = Math.floor(DAYS / 2);
  const made = await Promise.all([
    addDays(database, { identifier, perDay, from: DAYS, to: middle + 1 }),
    addDays(helper, { identifier, perDay, from: middle, to: 1 }),
  ]);
  await database.query(`insert into hit_marks (site_id, day)
    select distinct site_id, (at at time zone 'UTC')::date from hits`);
  await database.query('vacuum analyze hits');
  return made.reduce((sum, each) => sum + each, 0);
}

/** From so many days ago to so many. */
async function addDays(
  database: Client,
  { identifier, perDay, from, to }: { identifier: string; perDay: number; from: number; to: number },
): Promise<number> {
  await database.query(`set synchronous_commit = off`);
  let made = 0;
  for (let back = from; back >= to; back -= 1) {
    const { rowCount } = await database.query(
      // Three or four hits one after the other are of one visitor; one in ten is a click, one in 300 an order.
      `insert into hits (site_id, at, visitor, page, target, source, campaign, country, value, kind, device)
       select case when n % ${SMALL_SHARE} = 0
           then 'small' || lpad((1 + n / ${SMALL_SHARE} % ${SMALL_SITES})::text, 19, '0')
           else (select id from sites where identifier = $1) end,
         (current_date - $2::int) + n * (interval '1 day' / $3::int),
         hashint8extended(n / 4 + $2::bigint * 1000000, 7),
         ${word('page', 'dice')}, case when kind = 3 then ${word('button', 'other')} else 0 end,
         case when n % 4 = 0 then ${word('source', 'other')} else 0 end,
         case when n % 40 = 0 then ${word('campaign', 'other')} else 0 end,
         ${word('country', '(hashint8extended(n / 4, 3) & 65535) / 65536.0')},
         case when kind = 10 then 4900 else 0 end, kind, 505 + 10000 * (n / 4 % 3)::int
       from (select n, random() as dice, random() as other,
           case when n % 300 = 7 then 10 when n % 10 = 3 then 3 else 1 end as kind
         from generate_series(0, $3::int - 1) n) drawn`,
      [identifier, back, perDay],
    );
    made += rowCount ?? 0;
  }
  return made;
}

async function addWords(database: Client, identifier: string): Promise<void> {
  // What the demo has said of itself has other numbers.
  await database.query(`delete from hit_words where site_id = (select id from sites where identifier = $1)`, [
    identifier,
  ]);
  await database.query('truncate hit_filters, hit_filter_sums, hit_filter_month_sums');
  for (const [name, [first, count]] of Object.entries(WORDS))
    await database.query(
      `insert into hit_words (site_id, id, word) overriding system value
       select id, n, ${name === 'page' ? `'/'` : `''`} || '${name}-' || n from sites, generate_series($2::int, $3::int) n
       where identifier = $1 on conflict do nothing`,
      [identifier, first, first + count - 1],
    );
}

/** The latest events in one table with ordinary indexes, as simple counters keep them. Says how many. */
export async function addPlain(database: Client): Promise<number> {
  const { rowCount } = await database.query(
    `create table plain_hits as select h.site_id, h.at, gen_random_uuid() as id, md5(h.visitor::text) as visitor,
       '/page-' || h.page as path, 'https://source-' || h.source || '.example' as referrer, 'GB' as country,
       'Firefox' as browser, 'Windows' as system, 'desktop' as device
     from hits h order by h.at desc limit ${MAX_PLAIN}`,
  );
  await database.query(`alter table plain_hits add primary key (id)`);
  for (const columns of ['site_id', 'at', 'site_id, at', 'visitor', 'site_id, at, path'])
    await database.query(`create index on plain_hits (${columns})`);
  await database.query('vacuum analyze plain_hits');
  return rowCount ?? 0;
}

/** With indexes, and the space that is lost between rows. */
export async function bytesOf(database: Client, like: string): Promise<number> {
  const { rows } = await database.query<{ bytes: string }>(
    `select sum(pg_total_relation_size(oid)) as bytes from pg_class
     where relkind = 'r' and relname ~ $1 and relnamespace = 'public'::regnamespace`,
    [like],
  );
  return Number(rows[0]?.bytes);
}
