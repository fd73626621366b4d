import { expect, test } from 'vitest';
import { aClock, aSubscriber, ownerOf, sellPlan } from '../subscriptions/testing/a-subscriber.ts';
import { newId } from '../ids.ts';
import { aCustomer } from '../testing/a-customer.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const clock = aClock('2027-05-01T10:00:00Z');
const app = useApp({ now: clock.now });
const { call } = app;
const WORDS = { listId: '', subject: 'Only for gold', text: 'The tasting is on Friday.' };
const REST = { actionLabel: '', actionUrl: '', replyTo: '' };

const post = async (site: TestSite, path: string, body?: object) =>
  call('POST', path, { as: await ownerOf(app, site), body });

/** A tier: a plan, the area it opens, and whoever subscribes to it. */
async function aTier(site: TestSite, title: string, emails: readonly string[]) {
  const { product, variantId } = await sellPlan(app, site, {}, { title });
  const area = await post(site, '/api/commerce/member-areas', { name: title, products: [product.id] });
  for (const email of emails) {
    const placed = await (await aSubscriber(app, site, { variantId }, email)).subscribe();
    expect(placed.status).toBe(200);
  }
  return String(area.json()['id']);
}

/** Writes to an area, waits until it is through, and says who got the mail. */
async function mailTo(site: TestSite, areaId: string, subject: string): Promise<string[]> {
  const written = await post(site, '/api/newsletter/letters', { ...WORDS, ...REST, areaId, subject });
  const at = `/api/newsletter/letters/${String(written.json()['id'])}`;
  const sent = await post(site, `${at}/send`);
  expect(sent.json()).toEqual({ recipients: expect.any(Number) });
  const as = await ownerOf(app, site);
  const state = async () => (await call('GET', at, { as })).json()['state'];
  await expect.poll(state, { timeout: 15_000 }).toBe('sent');
  const everybody = ['ada@example.com', 'gus@example.com', 'ida@example.com', 'sam@example.com'];
  const got = await Promise.all(
    everybody.map(async (email) => {
      const mails = await app.app.services.mail.listTo(email);
      return mails.some((mail) => mail.subject === subject) ? [email] : [];
    }),
  );
  return got.flat();
}

test('a mail for one tier goes to those who have it at that moment, and to nobody else', async () => {
  clock.set('2027-05-01T10:00:00Z');
  const site = await app.aSite();
  const gold = await aTier(site, 'Gold', ['ada@example.com', 'gus@example.com']);
  const silver = await aTier(site, 'Silver', ['sam@example.com']);
  const customer = await aCustomer(app, site, 'ada@example.com');
  await aCustomer(app, site, 'ida@example.com');

  expect(await mailTo(site, gold, 'First')).toEqual(['ada@example.com', 'gus@example.com']);
  expect(await mailTo(site, silver, 'Silver only')).toEqual(['sam@example.com']);
  const { letters } = (await call('GET', '/api/newsletter/letters', { as: await ownerOf(app, site) })).json();
  for (const { id } of letters as { id: string }[]) {
    const as = await ownerOf(app, site);
    await call('PUT', `/api/newsletter/letters/${id}/archive`, { as, body: { isArchived: true } });
    const read = await call('GET', `/newsletter/letters/${id}`, { host: site.host });
    expect([read.status, read.body.includes(WORDS.text)], 'strangers read no mail of a tier').toEqual([
      401,
      false,
    ]);
  }
  const { areas } = (await call('GET', '/api/newsletter/lists', { as: await ownerOf(app, site) })).json();
  const mailed = (areas as { id: string; mailed: number }[]).map((each) => [each.id, each.mailed]);
  expect(new Map(mailed as [string, number][])).toEqual(
    new Map([
      [gold, 2],
      [silver, 1],
    ]),
  );

  const own = (await customer.send('GET', '/api/site-users/subscriptions')).json()['subscriptions'] as {
    id: string;
  }[];
  await customer.send('POST', `/api/site-users/subscriptions/${own[0]?.id}/change`, {
    action: 'cancelAtEnd',
  });
  expect(await mailTo(site, gold, 'Still paid')).toEqual(['ada@example.com', 'gus@example.com']);
  // Paid for to this moment; no job has looked at it yet.
  clock.set('2027-06-01T10:00:00Z');
  expect(await mailTo(site, gold, 'Over')).toEqual(['gus@example.com']);
});

test('who wants no mails of an area says so by a click, keeps access, and can change their mind', async () => {
  clock.set('2027-05-01T10:00:00Z');
  const site = await app.aSite();
  const page = await post(site, '/api/content/documents', {
    kind: 'page',
    body: { title: 'Letters', path: '/letters' },
  });
  const area = await post(site, '/api/commerce/member-areas', { name: 'Free', products: [] });
  const areaId = String(area.json()['id']);
  await call('PUT', `/api/access/pages/${String(page.json()['id'])}/area`, {
    as: site.owner,
    body: { areaId },
  });
  await post(site, '/api/content/publish', {});
  const customer = await aCustomer(app, site, 'ada@example.com');
  await aCustomer(app, site, 'gus@example.com');
  expect(await mailTo(site, areaId, 'Hello')).toEqual(['ada@example.com', 'gus@example.com']);

  const mails = await app.app.services.mail.listTo('ada@example.com');
  const mail = mails.find(({ subject }) => subject === 'Hello');
  expect(mail?.text).toContain('because you are a member of “Free”');
  const link = /(\/newsletter\/unsubscribe\?token=\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await call('GET', link, { host: site.host })).body).toContain('Free');
  for (let click = 0; click < 2; click += 1)
    expect((await call('POST', link, { host: site.host })).status).toBe(200);
  const { letters } = (await call('GET', '/api/newsletter/letters', { as: site.owner })).json() as {
    letters: object[];
  };
  expect(letters).toMatchObject([{ unsubscribed: 1 }]);
  expect(await mailTo(site, areaId, 'Again')).toEqual(['gus@example.com']);
  expect((await customer.send('GET', '/letters')).status).toBe(200);

  const own = async () =>
    (await customer.send('GET', '/api/site-users/memberships')).json()['memberships'] as object[];
  expect(await own()).toMatchObject([{ getsMails: false }]);
  const at = `/api/site-users/memberships/${areaId}`;
  expect((await customer.send('PUT', at, { getsMails: true })).json()).toEqual({ getsMails: true });
  expect(await own()).toMatchObject([{ getsMails: true }]);
  expect(await mailTo(site, areaId, 'Back')).toEqual(['ada@example.com', 'gus@example.com']);
});

test('emails to an area are read on its pages by its members, as long as they are', async () => {
  clock.set('2027-05-01T10:00:00Z');
  const site = await app.aSite();
  const gold = await aTier(site, 'Gold', ['ada@example.com']);
  const silver = await aTier(site, 'Silver', ['sam@example.com']);
  const archive = () => ({
    id: newId(),
    type: 'newsletter-archive',
    place: { base: { column: 1, span: 24, row: 1, rows: 1 } },
    values: { memberArea: gold },
  });
  const addPage = async (path: string, areaId: string) => {
    const sections = [{ id: newId(), style: {}, blocks: [archive()] }];
    const body = { title: path.slice(1), path, body: { sections } };
    const page = await post(site, '/api/content/documents', { kind: 'page', body });
    expect(page.status).toBe(200);
    const as = await ownerOf(app, site);
    if (areaId !== '')
      await call('PUT', `/api/access/pages/${String(page.json()['id'])}/area`, { as, body: { areaId } });
  };
  await addPage('/gold', gold);
  await addPage('/silver', silver);
  await addPage('/open', '');
  await post(site, '/api/content/publish', {});
  await mailTo(site, gold, 'Only for gold');
  const { letters } = (await call('GET', '/api/newsletter/letters', { as: await ownerOf(app, site) })).json();
  const [letter] = letters as { id: string }[];
  const path = `/newsletter/letters/${letter?.id}`;
  const ada = await aCustomer(app, site, 'ada@example.com');
  const sam = await aCustomer(app, site, 'sam@example.com');
  // Until its owner shows it, it is there for nobody.
  expect((await ada.send('GET', path)).status).toBe(404);
  const as = await ownerOf(app, site);
  await call('PUT', `/api${path}/archive`, { as, body: { isArchived: true } });

  const inGold = await ada.send('GET', '/gold');
  expect([inGold.status, inGold.body.includes(`href="${path}"`)]).toEqual([200, true]);
  const read = await ada.send('GET', path);
  expect([read.status, read.body.includes(WORDS.text)]).toEqual([200, true]);
  expect(read.headers['cache-control']).toBe('private, no-store');

  for (const seen of [
    await sam.send('GET', path),
    await call('GET', path, { host: site.host }),
    await sam.send('GET', '/silver'),
    await ada.send('GET', '/open'),
    await call('GET', '/open', { host: site.host }),
  ])
    expect(seen.body).not.toMatch(/Only for gold|The tasting is on Friday/);
  clock.set('2027-07-01T10:00:00Z');
  expect((await ada.send('GET', path)).status).toBe(401);
});

test('an area of another site, an empty one, or a list besides is refused', async () => {
  const [site, other] = [await app.aSite(), await app.aSite()];
  const there = await aTier(other, 'Gold', []);
  const here = await aTier(site, 'Gold', []);
  const write = (more: object) => post(site, '/api/newsletter/letters', { ...WORDS, ...REST, ...more });
  const sentence = async (more: object) => {
    const reply = await write(more);
    return [reply.status, reply.json()['error']];
  };
  expect(await sentence({ areaId: there })).toEqual([
    400,
    'This member area does not exist. Choose another.',
  ]);
  expect(await sentence({ areaId: here, listId: 'news' })).toEqual([
    400,
    'Choose a mailing list or a member area, not both.',
  ]);
  const id = String((await write({ areaId: here })).json()['id']);
  const sent = await post(site, `/api/newsletter/letters/${id}/send`);
  expect([sent.status, sent.json()['error']]).toEqual([400, 'Nobody has access to this member area yet.']);
});
