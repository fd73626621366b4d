import { expect, test, vi } from 'vitest';
import { useApp, type TestSite } from '../testing/app.ts';
import { aForm, aKey, inboxOf, multipart } from './testing/forms.ts';

const kit = useApp();

const POLL = {
  name: 'Loaf',
  fields: [{ id: 'loaf', type: 'radio', title: 'Which loaf?', options: ['Rye', 'Wheat'] }],
  poll: { isOn: true },
};

/** One browser of one network. */
interface Browser {
  agent?: string;
  from?: string;
}

const headersOf = ({ agent = 'Firefox', from = '203.0.113.5' }: Browser) => ({
  'user-agent': agent,
  'x-forwarded-for': from,
});

async function vote(site: TestSite, formId: string, loaf: string, browser: Browser = {}) {
  const body = { key: await aKey(kit, site), formId, form: { loaf } };
  return kit.call('POST', '/api/form/SaveFormSubmission', {
    host: site.host,
    body,
    headers: headersOf(browser),
  });
}

async function stateFor(site: TestSite, formId: string, browser: Browser = {}) {
  const answer = await kit.call('GET', `/api/form/Poll/${formId}`, {
    host: site.host,
    headers: headersOf(browser),
  });
  return answer.json();
}

test('a browser has one vote; the same one again is thanked, another one is refused', async () => {
  const site = await kit.aSite();
  const formId = await aForm(kit, site, POLL);
  expect(await stateFor(site, formId)).toEqual({ isOpen: true, hasVoted: false, tally: null });
  const statuses = [];
  for (const loaf of ['Rye', 'Rye']) statuses.push((await vote(site, formId, loaf)).status);
  const other = await vote(site, formId, 'Wheat');
  expect([...statuses, other.status, other.json().error]).toEqual([200, 200, 409, 'You have already voted.']);
  expect(await stateFor(site, formId)).toEqual({
    isOpen: true,
    hasVoted: true,
    tally: { voters: 1, counts: [1, 0] },
  });
});

test('another browser has another vote; invented ones are bounded', async () => {
  const site = await kit.aSite();
  await kit.app.services.content.put({ siteId: site.id, accountId: null }, 'settings', 'forms', {
    submissionsPerMinute: 100,
  });
  const formId = await aForm(kit, site, { ...POLL, poll: { isOn: true, results: 'everyone' } });
  for (let index = 0; index < 60; index += 1) await vote(site, formId, 'Wheat', { agent: `Bot ${index}` });
  const { tally } = await stateFor(site, formId);
  expect(tally).toEqual({ voters: 8, counts: [0, 8] });
  expect((await inboxOf(kit, site)).unread).toBe(0);
  const report = await kit.call('GET', `/api/forms/report/${formId}`, { as: site.owner });
  expect(report.json().chosen).toEqual([{ fieldId: 'loaf', option: 'Wheat', count: 8 }]);
});

test.each([
  ['an unknown option', 'Cake'],
  ['no option', ''],
])('%s is no vote', async (_, loaf) => {
  const site = await kit.aSite();
  const formId = await aForm(kit, site, POLL);
  expect((await vote(site, formId, loaf)).status).toBe(400);
  expect(await stateFor(site, formId)).toMatchObject({ hasVoted: false });
});

test('a closed poll takes no votes and shows how it ended', async () => {
  const site = await kit.aSite();
  const closesAt = new Date(Date.now() + 60_000).toISOString();
  const formId = await aForm(kit, site, { ...POLL, poll: { isOn: true, closesAt } });
  await vote(site, formId, 'Rye');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  try {
    const late = await vote(site, formId, 'Wheat', { agent: 'Safari' });
    expect([late.status, late.json().error]).toEqual([409, 'Voting has ended.']);
    expect(await stateFor(site, formId, { agent: 'Safari' })).toEqual({
      isOpen: false,
      hasVoted: false,
      tally: { voters: 1, counts: [1, 0] },
    });
  } finally {
    vi.useRealTimers();
  }
});

test('a poll of a demo has been voted in', async () => {
  const site = await kit.aSite();
  const formId = await aForm(kit, site, { ...POLL, poll: { isOn: true, results: 'everyone' } });
  const { liveForms, polls } = kit.app.services.formServices;
  const found = await kit.app.services.sites.find(site.id);
  const form = found && (await liveForms.find(found, formId));
  if (!form) throw new Error('The poll is not there.');
  await polls.fill(site.id, form, [
    [3, 'Rye'],
    [2, 'Wheat'],
  ]);
  expect(await stateFor(site, formId)).toEqual({
    isOpen: true,
    hasVoted: false,
    tally: { voters: 5, counts: [3, 2] },
  });
});

test('without scripts the answer is a page with the result', async () => {
  const site = await kit.aSite();
  const formId = await aForm(kit, site, POLL);
  const post = (loaf: string) => {
    const { body, headers } = multipart([
      ['formId', formId],
      ['loaf', loaf],
    ]);
    return kit.call('POST', '/api/form/Post', {
      host: site.host,
      body,
      headers: { ...headers, ...headersOf({}) },
    });
  };
  const first = await post('Rye');
  expect([first.status, first.headers.location]).toEqual([303, `/api/form/Sent/${formId}`]);
  const page = await kit.call('GET', `/api/form/Sent/${formId}`, { host: site.host, headers: headersOf({}) });
  expect(page.body).toMatch(/Which loaf\?[\s\S]*Rye[\s\S]*100%[\s\S]*1 vote/);
  const again = await post('Wheat');
  expect([again.status, again.body.includes('You have already voted.')]).toEqual([409, true]);
});

test('a form that is no poll has no votes to look at, and one that asks more cannot be a poll', async () => {
  const site = await kit.aSite();
  const formId = await aForm(kit, site, { ...POLL, poll: { isOn: false } });
  const answer = await kit.call('GET', `/api/form/Poll/${formId}`, { host: site.host });
  expect(answer.status).toBe(404);
  const fields = [...POLL.fields, { id: 'email', type: 'email', title: 'Email' }];
  const made = await kit.call('POST', '/api/forms', { as: site.owner, body: { body: { ...POLL, fields } } });
  expect(made.status).toBe(400);
  expect(made.json()).toMatchObject({
    errors: { 'poll.isOn': 'A poll asks one question: keep a single Radio, Checkbox or Dropdown field.' },
  });
});
