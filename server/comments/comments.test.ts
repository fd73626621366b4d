import { beforeAll, describe, expect, test } from 'vitest';
import type { CommentEntry } from '#contract/comments.ts';
import type { ItemEntry } from '#contract/content/collections.ts';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { at, block, type Template } from '#site/templates/template.ts';
import { SESSION_COOKIE } from '../accounts/sessions/session-cookie.ts';
import { newId } from '../ids.ts';
import { smallTemplate } from '../testing/small-template.ts';
import { useApp, type Session, type TestSite } from '../testing/app.ts';

const kit = useApp({ now: () => new Date('2026-11-15T10:00:00Z') });
const { call } = kit;

const post = (title: string, values: Record<string, unknown> = {}) => ({
  title,
  slug: title.toLowerCase(),
  publishAt: '2026-11-01T08:00:00.000Z',
  values,
  sections: [{ blocks: [block('text', at(1, 24), { text: 'text:Words' })] }],
});
const template: Template = {
  ...smallTemplate,
  settings: { ...smallTemplate.settings, comments: { commentsEnabled: true, blockedWords: 'casino' } },
  collections: [
    {
      kind: 'blog',
      title: 'Journal',
      path: '/journal',
      items: [post('Salt'), post('Quiet', { comments: false }), post('Hidden', { status: 'draft' })],
    },
  ],
};

let site: TestSite;
let ids: Record<string, string>;

beforeAll(async () => {
  site = await kit.aSite(template);
  const list = (await call('GET', '/api/collections', { as: site.owner })).json() as {
    collections: { id: string }[];
  };
  const { items } = (
    await call('GET', `/api/collections/${list.collections[0]?.id}/items`, { as: site.owner })
  ).json() as { items: ItemEntry[] };
  ids = Object.fromEntries(items.map(({ title, id }) => [title, id]));
});

const visit = async (path = '/journal/salt') => (await call('GET', path, { host: site.host })).body;
const write = (more: object, as?: Session) =>
  call('POST', '/api/comments', {
    host: site.host,
    ...(as && { as }),
    body: { item: ids.Salt, name: 'Vi', email: 'vi@example.com', text: 'Well said.', ...more },
  });
const queue = async (state = 'waiting') =>
  (await call('GET', `/api/comments?state=${state}`, { as: site.owner })).json() as {
    comments: CommentEntry[];
    counts: Record<string, number>;
  };
const moderate = (chosen: readonly string[], state: string, as = site.owner) =>
  call('POST', '/api/comments/moderate', { as, body: { ids: chosen, state } });

describe('a comment of a stranger', () => {
  test('waits until somebody has looked at it, then stands on the page', async () => {
    expect(await visit()).toContain('No comments yet.');
    const answer = await write({ text: 'The wind <script>alert(1)</script> javascript:alert(2)' });
    expect(answer.json()).toMatchObject({ state: 'waiting', comment: null });
    expect(await visit()).not.toContain('The wind &lt;');
    const [waiting] = (await queue()).comments;
    expect(waiting).toMatchObject({ name: 'Vi', item: { title: 'Salt', path: '/journal/salt' } });
    expect((await moderate([waiting?.id ?? ''], 'approved')).json()).toEqual({ changed: 1 });
    const page = await visit();
    expect(page).toContain('The wind &lt;script&gt;alert(1)&lt;/script&gt; javascript:alert(2)');
    expect(page).not.toContain('href="javascript');
    expect(page).toContain('1 comment');
    expect(page).toMatch(/class="time-since" dateTime="[^"]+" data-date="\d+"[^>]*>\d{4}-\d\d-\d\d</);
    expect(page).not.toContain('vi@example.com');
  });

  test('is told to the author by mail', async () => {
    const mails = (await call('GET', '/api/inbox/mails', { as: site.owner })).body;
    expect(mails).toContain('New comment: Salt');
  });

  test('is refused twice, empty, too long, or without a name', async () => {
    expect((await write({ text: 'Again and again' })).status).toBe(200);
    expect((await write({ text: 'Again and again' })).json()).toMatchObject({
      errors: { text: 'You have written this already.' },
    });
    expect((await write({ text: ' ', name: '', email: 'x' })).json()).toMatchObject({
      errors: { name: expect.any(String), email: expect.any(String), text: expect.any(String) },
    });
    expect((await write({ text: 'x'.repeat(5001) })).status).toBe(400);
    expect((await write({ text: 'x'.repeat(1_000_000) })).status).toBe(413);
  });

  test.each([
    ['a hidden field', { website: 'http://bot.example', text: 'Hello one' }],
    ['many links', { text: 'http://a http://b http://c' }],
    ['a word the owner does not want', { text: 'Best CASINO' }],
  ])('with %s goes to the spam, and its sender is told nothing else', async (_, more) => {
    const before = (await queue()).counts.spam ?? 0;
    expect((await write(more)).json()).toMatchObject({ state: 'waiting' });
    expect((await queue('spam')).counts.spam).toBe(before + 1);
  });

  test('is taken from a form without scripts', async () => {
    const answer = await call('POST', '/api/comments', {
      host: site.host,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `item=${ids.Salt}&parent=&name=Bo&email=bo%40example.com&text=By+hand&website=`,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('Your comment appears when it has been looked at.');
    expect(answer.body).toContain('href="/journal/salt#comments"');
  });
});

test('without scripts the form works for who is signed in, and says nothing of them to others', async () => {
  const commenter = await kit.aMember(site, [ContributorRole.commenter]);
  const cookie = `__Host-${SESSION_COOKIE}=${commenter.token}; crumb=${commenter.crumb}`;
  const page = await call('GET', '/journal/salt', { host: site.host, headers: { cookie } });
  const action = /action="(\/api\/comments[^"]*)"/.exec(page.body)?.[1] ?? '';
  expect(action).toBe(`/api/comments?crumb=${encodeURIComponent(commenter.crumb)}`);
  const answer = await call('POST', action, {
    host: site.host,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: `item=${ids.Salt}&parent=&text=Signed+in&website=`,
  });
  expect(answer.status).toBe(200);
  const shown = await visit();
  expect(shown).toContain('Signed in');
  expect(shown).toContain('action="/api/comments"');
});

test.each(['Quiet', 'Hidden', 'nothing'])('there is nothing to comment on below %s', async (title) => {
  expect((await write({ item: ids[title] ?? newId() })).status).toBe(404);
});

test('a trusted commenter writes at once, and answers stand below what they answer', async () => {
  const commenter = await kit.aMember(site, [ContributorRole.commenter]);
  const first = await write({ text: 'At once' }, commenter);
  expect(first.json()).toMatchObject({ state: 'shown', comment: { name: 'Ada', isStaff: false } });
  const { id } = first.json().comment as { id: string };
  const answer = await write({ text: 'Below it', parent: id }, commenter);
  expect(answer.json()).toMatchObject({ comment: { parentId: id } });
  expect(await visit()).toContain('Below it');
  expect((await write({ text: 'Elsewhere', parent: newId() }, commenter)).status).toBe(404);
});

test('likes are counted once, and taken back', async () => {
  const { comments } = (await call('GET', `/api/comments/of/${ids.Salt}`, { host: site.host })).json() as {
    comments: { id: string }[];
  };
  const like = () => call('POST', `/api/comments/${comments[0]?.id}/like`, { host: site.host, body: {} });
  expect((await like()).json()).toEqual({ likes: 1, isLiked: true });
  expect((await like()).json()).toEqual({ likes: 0, isLiked: false });
});

test('a moderator may look through them and answer, and nothing else', async () => {
  const moderator = await kit.aMember(site, [ContributorRole.moderator]);
  const [waiting] = (await queue()).comments;
  const answer = await call('POST', `/api/comments/${waiting?.id}/reply`, {
    as: moderator,
    body: { text: 'Thank you.' },
  });
  expect(answer.status).toBe(200);
  expect(await visit()).toContain('Thank you.');
  expect((await moderate([waiting?.id ?? ''], 'deleted', moderator)).status).toBe(200);
  expect((await moderate([waiting?.id ?? ''], 'waiting', moderator)).status).toBe(200);
  expect((await call('GET', '/api/collections', { as: moderator })).status).toBe(403);
});

test('switched off, neither list nor form is there', async () => {
  const other = await kit.aSite({ ...template, settings: smallTemplate.settings });
  const page = (await call('GET', '/journal/salt', { host: other.host })).body;
  expect(page).not.toContain('class="comment-form');
  expect(page).toContain('"commentsEnabled":false');
  expect(page).not.toContain('disqus.com');
});

test('a shortname brings the counter of comments that are kept elsewhere', async () => {
  const settings = { ...smallTemplate.settings, comments: { disqusShortname: 'small-site' } };
  const other = await kit.aSite({ ...template, settings });
  const page = await call('GET', '/journal/salt', { host: other.host });
  expect(page.body).toContain('src="https://small-site.disqus.com/count.js"');
  expect(page.headers['content-security-policy']).toContain('https://small-site.disqus.com');
});
