import { beforeAll, expect, test } from 'vitest';
import type { Template } from '#site/templates/template.ts';
import { aCustomer } from '../testing/a-customer.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { smallTemplate } from '../testing/small-template.ts';

const app = useApp();
const { call } = app;

const item = (slug: string) => ({
  title: slug,
  slug,
  publishAt: '2026-01-01T00:00:00.000Z',
  values: {},
  sections: [],
});
const template: Template = {
  ...smallTemplate,
  settings: { ...smallTemplate.settings, comments: { commentsEnabled: true, approval: 'none' } },
  collections: [
    { kind: 'blog', title: 'Journal', path: '/journal', items: [item('open')] },
    { kind: 'blog', title: 'Letters', path: '/letters', items: [item('inside')] },
  ],
  memberAreas: [
    { id: 'thecircleoftheseletters0', name: 'Circle', words: '', pages: ['/letters'], products: [] },
  ],
};

let site: TestSite;
let member: Awaited<ReturnType<typeof aCustomer>>;
let ids: Record<string, string>;

beforeAll(async () => {
  site = await app.aSite(template);
  member = await aCustomer(app, site);
  const { collections } = (await call('GET', '/api/collections', { as: site.owner })).json() as {
    collections: { id: string }[];
  };
  const found = await Promise.all(
    collections.map(async ({ id }) => {
      const list = await call('GET', `/api/collections/${id}/items`, { as: site.owner });
      return (list.json()['items'] as { title: string; id: string }[]).map((each) => [each.title, each.id]);
    }),
  );
  ids = Object.fromEntries(found.flat() as [string, string][]);
});

const of = (slug: string) => `/api/comments/of/${ids[slug]}`;
const stranger = { name: 'Vi', email: 'vi@example.com' };

test('a customer who is logged in comments under the name of the account, marked as a member', async () => {
  expect((await member.send('GET', of('open'))).json()).toMatchObject({ isMember: true });
  expect((await call('GET', of('open'), { host: site.host })).json()).toMatchObject({ isMember: false });
  const body = { item: ids['open'], name: 'The owner', email: 'owner@example.com', text: 'Well said.' };
  const written = await member.send('POST', '/api/comments', body);
  expect(written.json()['comment']).toMatchObject({ name: 'Ada Byron', isMember: true, isStaff: false });
  const other = await call('POST', '/api/comments', {
    host: site.host,
    body: { item: ids['open'], text: 'Me too.', ...stranger },
  });
  expect(other.json()['comment']).toMatchObject({ name: 'Vi', isMember: false });
  expect((await call('GET', '/journal/open', { host: site.host })).body).toContain('Member');
});

test('a form on another page does not write in the name of a customer', async () => {
  const body = { item: ids['open'], text: 'Buy this.' };
  member.headers['origin'] = 'https://neighbour.example.com';
  const forged = await member.send('POST', '/api/comments', body);
  delete member.headers['origin'];
  expect(forged.json()['errorKey']).toBe('crumbFail');
});

test('what is for members is read, commented on and liked by members alone', async () => {
  const body = { item: ids['inside'], text: 'Between us.' };
  const written = await member.send('POST', '/api/comments', body);
  const { id } = written.json()['comment'] as { id: string };
  expect((await member.send('GET', of('inside'))).json()['comments']).toMatchObject([
    { text: 'Between us.' },
  ]);
  expect((await member.send('GET', '/letters/inside')).body).toContain('Between us.');
  expect((await member.send('POST', `/api/comments/${id}/like`)).json()).toMatchObject({ likes: 1 });

  const outside = { host: site.host };
  expect((await call('GET', of('inside'), outside)).status).toBe(404);
  const tried = await call('POST', '/api/comments', { ...outside, body: { ...body, ...stranger } });
  expect(tried.status).toBe(404);
  expect((await call('POST', `/api/comments/${id}/like`, outside)).status).toBe(404);
  await member.send('DELETE', '/api/site-users/session?cloneCart=false');
  expect((await member.send('GET', of('inside'))).status).toBe(404);
  expect((await member.send('POST', '/api/comments', { ...body, ...stranger })).status).toBe(404);
});
