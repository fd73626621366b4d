import { describe, expect, test } from 'vitest';
import { HitKind } from '#core/analytics/hits.ts';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import type { GoalReport } from '#contract/visits/goals.ts';
import { aForm, GOOD, submit } from '../../forms/testing/forms.ts';
import { useApp, type TestSite } from '../../testing/app.ts';

const time = new Date('2026-05-10T12:00:00Z');
const kit = useApp({ now: () => time });
const GOALS = '/api/analytics/goals';

const QUOTE = {
  name: 'Request a quote',
  steps: [
    { kind: 'page', target: '/pricing' },
    { kind: 'button', target: 'Get a quote' },
    { kind: 'form', target: 'quote' },
    { kind: 'purchase', target: '' },
  ],
};

type Did = [kind: HitKind, word: string];
const SAW: Did = [HitKind.view, '/pricing'];
const PRESSED: Did = [HitKind.buttonClick, 'Get a quote'];
const SENT: Did = [HitKind.form, 'quote'];
const BOUGHT: Did = [HitKind.order, 'order'];

/** What visitors did one after the other, a minute apart; each comes from somewhere. */
const happened = (
  site: TestSite,
  visitors: readonly { source: string; day?: number; did: readonly Did[] }[],
) =>
  kit.app.services.analytics.fill(
    site.id,
    visitors.flatMap(({ source, day = 10, did }, visitor) =>
      did.map(([kind, word], minute) => ({
        kind,
        at: new Date(Date.UTC(2026, 4, day, 9, minute)),
        visitor: BigInt(visitor),
        page: kind === HitKind.view ? word : '/pricing',
        target: kind === HitKind.view ? '' : word,
        source: minute === 0 ? source : '',
        campaign: '',
        country: '',
        device: 0,
        value: 0,
      })),
    ),
  );

const add = async (site: TestSite, body: object = QUOTE) =>
  (await kit.call('POST', GOALS, { as: site.owner, body })).json().id as string;
const report = async (site: TestSite, id: string, query = '') =>
  (
    await kit.call('GET', `${GOALS}/${id}/report${query}`, { as: site.owner })
  ).json() as unknown as GoalReport;

test('steps count in their order, within a day, and by where visitors came from', async () => {
  const [site, other] = [await kit.aSite(), await kit.aSite()];
  await happened(site, [
    { source: 'google.com', did: [SAW, PRESSED, SENT, BOUGHT] },
    { source: 'google.com', did: [SAW, SAW, PRESSED] },
    { source: '', did: [PRESSED, SENT, SAW] },
    { source: '', did: [[HitKind.view, '/about'], BOUGHT] },
    { source: 'bing.com', day: 9, did: [SAW, PRESSED, [HitKind.form, 'another']] },
  ]);
  await happened(other, [{ source: 'x.com', did: [SAW] }]);
  const id = await add(site);
  expect(await report(site, id)).toEqual({
    range: { from: '2026-04-11', to: '2026-05-10' },
    daysLeft: 0,
    steps: [4, 3, 1, 1],
    sources: [
      { source: 'google.com', began: 2, reached: 1 },
      { source: '', began: 1, reached: 0 },
      { source: 'bing.com', began: 1, reached: 0 },
    ],
  });
  expect((await report(site, id, '?range=own&from=2026-05-09&to=2026-05-09')).steps).toEqual([1, 1, 0, 0]);
});

test('a goal is changed, deleted and logged; what nobody did counts nothing', async () => {
  const site = await kit.aSite();
  const id = await add(site, { name: 'Sales', steps: [{ kind: 'button', target: 'Never seen' }] });
  expect(await report(site, id)).toMatchObject({ steps: [0], sources: [] });
  const body = { name: 'Buy', steps: [{ kind: 'purchase', target: '' }] };
  expect((await kit.call('PUT', `${GOALS}/${id}`, { as: site.owner, body })).status).toBe(200);
  const list = (await kit.call('GET', GOALS, { as: site.owner })).json();
  expect(list['goals']).toEqual([{ id, ...body }]);
  expect((await kit.call('DELETE', `${GOALS}/${id}`, { as: site.owner })).status).toBe(200);
  for (const path of [`${GOALS}/${id}/report`, `${GOALS}/${id}`])
    expect(
      (await kit.call(path.endsWith('report') ? 'GET' : 'DELETE', path, { as: site.owner })).status,
    ).toBe(404);
});

test('a form that is sent is a step, once the server has taken it', async () => {
  const site = await kit.aSite();
  const formId = await aForm(kit, site);
  const id = await add(site, { name: 'Contact', steps: [{ kind: 'form', target: formId }] });
  expect((await submit(kit, site, { formId, form: JSON.stringify({}) })).status).toBe(400);
  expect((await submit(kit, site, { formId, form: JSON.stringify(GOOD) })).status).toBe(200);
  await expect.poll(async () => (await report(site, id)).steps).toEqual([1]);
  const list = (await kit.call('GET', GOALS, { as: site.owner })).json();
  expect(list['forms']).toContainEqual({ id: formId, name: 'Contact' });
});

test('buttons that were seen are offered for a step', async () => {
  const site = await kit.aSite();
  await happened(site, [{ source: '', did: [[HitKind.buttonRender, 'Book'], PRESSED] }]);
  expect((await kit.call('GET', GOALS, { as: site.owner })).json()['buttons']).toEqual([
    'Book',
    'Get a quote',
  ]);
});

describe('what is refused', () => {
  test.each<[string, object, string]>([
    ['no name', { ...QUOTE, name: ' ' }, 'name'],
    ['no steps', { ...QUOTE, steps: [] }, 'steps'],
    ['too many steps', { ...QUOTE, steps: Array.from({ length: 9 }, () => QUOTE.steps[0]) }, 'steps'],
    ['a page that is no address', { ...QUOTE, steps: [{ kind: 'page', target: 'x' }] }, 'steps.0.target'],
    ['a button without words', { ...QUOTE, steps: [{ kind: 'button', target: '' }] }, 'steps.0.target'],
  ])('%s', async (_, body, at) => {
    const site = await kit.aSite();
    const reply = await kit.call('POST', GOALS, { as: site.owner, body });
    expect([reply.status, Object.keys(reply.json().errors as object)]).toEqual([400, [at]]);
  });

  test('the twenty-first goal', async () => {
    const site = await kit.aSite();
    const create = () => kit.call('POST', GOALS, { as: site.owner, body: QUOTE });
    const replies = await Promise.all(Array.from({ length: 21 }, create));
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.map((reply) => [reply.status, reply.json().error])).toEqual([
      [400, 'A site has at most 20 goals. Delete one first.'],
    ]);
  });

  test('changes by those who may only read figures', async () => {
    const site = await kit.aSite();
    const id = await add(site);
    const reader = await kit.aMember(site, [ContributorRole.reporting]);
    expect((await kit.call('GET', `${GOALS}/${id}/report`, { as: reader })).status).toBe(200);
    expect((await kit.call('POST', GOALS, { as: reader, body: QUOTE })).status).toBe(403);
  });
});
