import { expect, test } from 'vitest';
import { smallTemplate } from '../testing/small-template.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const kit = useApp({ proxies: 1, countryHeader: 'x-country' });

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

const visit = (site: TestSite) =>
  kit.call('POST', '/api/census/RecordHit', {
    host: site.host,
    body: String(
      new URLSearchParams({
        event: '1',
        data: JSON.stringify({ url: `https://${site.host}/about`, clientDate: 1 }),
      }),
    ),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'user-agent': FIREFOX,
      'x-country': 'NZ',
      'x-forwarded-for': '192.0.2.77',
    },
  });

/** Everything that the site's tables hold, as text. */
async function allRows(site: TestSite): Promise<string> {
  const { rows } = await kit.db.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where column_name = 'site_id' and table_schema = 'public'`,
  );
  const texts = await kit.db.site(site.id, async (tx) => {
    const found: string[] = [];
    for (const { name } of rows) {
      const { rows: held } = await tx.$client.query<{ row: string }>(
        `select t::text as row from "${name}" t where site_id::text = '${site.id}'`,
      );
      found.push(...held.map(({ row }) => row));
    }
    return found;
  });
  return texts.join('\n');
}

test.each([
  [true, [['NZ'], ['Firefox'], ['Windows']]],
  [false, [[''], ['Other'], ['Other']]],
])('with visitor data kept: %s, a visit tells %j', async (isActivityLogEnabled, expected) => {
  const site = await kit.aSite({ ...smallTemplate, settings: { cookies: { isActivityLogEnabled } } });
  expect((await visit(site)).status).toBe(204);
  const report = await kit.call('GET', '/api/analytics/report?section=visitors', { as: site.owner });
  const { sums, parts } = report.json() as {
    sums: { views: number };
    parts: Record<string, { name: string }[] | undefined>;
  };
  expect(sums.views).toBe(1);
  expect(['country', 'browser', 'system'].map((part) => parts[part]?.map(({ name }) => name))).toEqual(
    expected,
  );
  const held = await allRows(site);
  expect(held).toContain('/about');
  expect(held).not.toContain('192.0.2.77');
  expect(held).not.toContain('Gecko');
});
