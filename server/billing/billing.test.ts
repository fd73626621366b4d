import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#core/durations.ts';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { SiteStatus } from '#core/enumerations/sites.ts';
import type { BillingOverview, BillingPayment } from '#contract/billing.ts';
import { useApp, type Session, type TestSite } from '../testing/app.ts';

const START = new Date('2030-01-31T12:00:00Z');
let now = START;
let keys = 0;
const kit = useApp({ now: () => now, proxies: 1 });
/** Each call from an address of its own: how many one address may make is not what is tested here. */
const call: typeof kit.call = (method, url, init) =>
  kit.call(method, url, {
    ...init,
    headers: { 'x-forwarded-for': `2001:db8:0:${(keys += 1).toString(16)}::1`, ...init?.headers },
  });
const newKey = () => `key-of-a-press-${(keys += 1)}-0000`;

const CARD = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  confirm: '4000 0000 0000 3220',
  slow: '4000 0000 0000 0077',
  later: '4000 0000 0000 0341',
};
const method = (number: string) => ({ number, expires: '04/50', code: '123' });

async function aTrial(): Promise<TestSite> {
  now = START;
  const site = await kit.aSite();
  await setStatus(site, SiteStatus.trial, new Date(now.getTime() + 14 * DAY_MS));
  return site;
}

async function setStatus(site: TestSite, siteStatus: number, trialEndsAt: Date | null = null) {
  const { sites } = kit.app.services;
  await kit.db.site(site.id, (tx) => sites.setFacts(tx, site.id, { siteStatus, trialEndsAt }));
  sites.forget(site.id);
}

const subscribe = (as: Session, number: string, extra: object = {}) =>
  call('POST', '/api/billing/subscribe', {
    as,
    body: { key: newKey(), planId: 'personal', interval: 'month', method: method(number), ...extra },
  });
const read = async (as: Session) =>
  (await call('GET', '/api/billing', { as })).json() as unknown as BillingOverview;
const payment = (answer: { json: () => unknown }) => answer.json() as BillingPayment;
const publicStatus = async (site: TestSite) => (await call('GET', '/', { host: site.host })).status;
const later = (to: string) => (now = new Date(to));
const tick = (site: TestSite) => kit.app.services.billing.keepTime(site.id);

/** What was written to the owner about money, oldest first. */
async function lettersTo(site: TestSite): Promise<{ subject: string; text: string }[]> {
  const [owner] = await kit.db.site(site.id, (tx) => kit.app.services.people.payers(tx));
  return (await kit.app.services.mail.listTo(owner?.email ?? '')).toReversed();
}
const FAILED = 'Payment failed for Small site';

/** What the provider's books say was taken for a site. */
async function taken(site: TestSite): Promise<number[]> {
  const { rows } = await kit.db.pool.query<{ amount: number }>(
    `select amount from test_payments where reference like $1 and state = 'succeeded' order by created_at`,
    [`${site.id}:%`],
  );
  return rows.map(({ amount }) => amount);
}

describe('a first payment', () => {
  test('opens a trial', async () => {
    const site = await aTrial();
    expect(await publicStatus(site)).toBe(401);
    const before = await read(site.owner);
    expect([before.status, before.subscription, before.plans.length]).toEqual([SiteStatus.trial, null, 3]);
    expect(payment(await subscribe(site.owner, CARD.good))).toMatchObject({
      state: 'succeeded',
      problem: null,
    });
    const after = await read(site.owner);
    expect(after).toMatchObject({
      status: SiteStatus.paid,
      trialEndsAt: null,
      subscription: {
        state: 'active',
        planId: 'personal',
        amount: 1200,
        currency: 'USD',
        periodEnd: '2030-02-28T12:00:00.000Z',
        method: 'Test card ending in 4242',
      },
      invoices: [{ number: '2030-0001', state: 'paid', amount: 1200 }],
    });
    expect(await publicStatus(site)).toBe(200);
    expect(await taken(site)).toEqual([1200]);
  });

  test('that is declined leaves everything as it was, and the next one counts', async () => {
    const site = await aTrial();
    const refused = payment(await subscribe(site.owner, CARD.declined));
    expect([refused.state, refused.problem]).toEqual([
      'failed',
      'Your bank declined the payment. Please try another card, or ask your bank.',
    ]);
    expect(await read(site.owner)).toMatchObject({ status: SiteStatus.trial, subscription: null });
    expect(await publicStatus(site)).toBe(401);
    await subscribe(site.owner, CARD.good, { interval: 'year' });
    const { subscription, invoices } = await read(site.owner);
    expect([subscription?.amount, subscription?.periodEnd]).toEqual([12_000, '2031-01-31T12:00:00.000Z']);
    expect(invoices.map(({ number, state }) => [number, state])).toEqual([
      ['2030-0002', 'paid'],
      ['2030-0001', 'void'],
    ]);
  });

  test('waits for the bank’s question, asked and answered once', async () => {
    const site = await aTrial();
    const { id, state } = payment(await subscribe(site.owner, CARD.confirm));
    expect([state, (await read(site.owner)).pending]).toEqual([
      'needsConfirmation',
      { id, state: 'needsConfirmation', problem: null },
    ]);
    const confirm = (isApproved: boolean) =>
      call('POST', `/api/billing/payments/${id}/confirm`, { as: site.owner, body: { isApproved } });
    expect(payment(await confirm(true)).state).toBe('succeeded');
    expect(payment(await confirm(false)).state).toBe('succeeded');
    expect([await publicStatus(site), await taken(site)]).toEqual([200, [1200]]);

    const other = await aTrial();
    const refused = payment(await subscribe(other.owner, CARD.confirm));
    const answer = await call('POST', `/api/billing/payments/${refused.id}/confirm`, {
      as: other.owner,
      body: { isApproved: false },
    });
    expect(payment(answer)).toMatchObject({
      state: 'failed',
      problem: 'The payment was not confirmed, so nothing was charged.',
    });
    expect((await read(other.owner)).status).toBe(SiteStatus.trial);
  });

  test('that was given up for another one cannot be confirmed any more', async () => {
    const site = await aTrial();
    const first = payment(await subscribe(site.owner, CARD.confirm));
    expect(payment(await subscribe(site.owner, CARD.good)).state).toBe('succeeded');
    const answer = await call('POST', `/api/billing/payments/${first.id}/confirm`, {
      as: site.owner,
      body: { isApproved: true },
    });
    expect([answer.status, await taken(site)]).toEqual([409, [1200]]);
  });

  test('may take its time, and is told by the provider as often as it likes', async () => {
    const site = await aTrial();
    const { id, state } = payment(await subscribe(site.owner, CARD.slow));
    expect([state, (await read(site.owner)).pending?.state]).toEqual(['processing', 'processing']);
    expect((await subscribe(site.owner, CARD.good)).json().errorKey).toBe('paymentUnderWay');
    const { testProvider, payments } = kit.app.services;
    const providerId = (await payments.find(site.id, id))?.providerId ?? '';
    await testProvider.settle(providerId);
    const said = await testProvider.callAbout(providerId);
    const send = (body: string, headers: Record<string, string>) =>
      call('POST', '/api/payments/webhook/test', {
        body,
        headers: { 'content-type': 'application/json', ...headers },
      });
    expect((await send(said?.rawBody ?? '', { 'x-test-signature': 'forged' })).status).toBe(400);
    expect((await send('{"id":"test_of_nobody"}', said?.headers ?? {})).status).toBe(400);
    expect((await send('not json', said?.headers ?? {})).status).toBe(400);
    expect((await send('x'.repeat(70_000), {})).status).toBe(413);
    expect((await read(site.owner)).status).toBe(SiteStatus.trial);
    for (let times = 0; times < 3; times += 1)
      expect((await send(said?.rawBody ?? '', said?.headers ?? {})).status).toBe(200);
    const after = await read(site.owner);
    expect([after.status, after.pending, after.invoices.length]).toEqual([SiteStatus.paid, null, 1]);
    expect(await taken(site)).toEqual([1200]);
  });

  test('is taken once, however often the button is pressed', async () => {
    const site = await aTrial();
    const key = newKey();
    const answers = await Promise.all([1, 2, 3].map(() => subscribe(site.owner, CARD.good, { key })));
    expect(new Set(answers.map((answer) => payment(answer).id)).size).toBe(1);
    expect(payment(await subscribe(site.owner, CARD.declined, { key })).state).toBe('succeeded');
    expect(await taken(site)).toEqual([1200]);
    const again = await subscribe(site.owner, CARD.good);
    expect([again.status, again.json().errorKey]).toEqual([409, 'alreadySubscribed']);
    expect(await taken(site)).toEqual([1200]);
  });

  test.each<[string, object, string[]]>([
    ['a real card', { method: method('4111 1111 1111 1111') }, ['method.number']],
    ['no card', { method: {} }, ['method.number', 'method.expires', 'method.code']],
    ['an old card', { method: { ...method(CARD.good), expires: '01/29' } }, ['method.expires']],
    ['a plan nobody sells', { planId: 'gold' }, ['planId']],
    ['another interval', { interval: 'day' }, ['interval']],
    ['a key that is too short', { key: 'short' }, ['key']],
    ['a price of one’s own', { amount: 1 }, ['']],
    ['an endless number', { method: method('4'.repeat(200)) }, ['method.number']],
  ])('%s is refused at its field', async (_, extra, fields) => {
    const site = await aTrial();
    const answer = await subscribe(site.owner, CARD.good, extra);
    expect([answer.status, Object.keys(answer.json().errors as object)]).toEqual([400, fields]);
    expect([await taken(site), (await read(site.owner)).invoices]).toEqual([[], []]);
  });
});

describe('a renewal', () => {
  async function subscribed(number = CARD.good): Promise<TestSite> {
    const site = await aTrial();
    await subscribe(site.owner, number);
    return site;
  }

  test('takes the next period, once, and keeps the day of the month', async () => {
    const site = await subscribed();
    later('2030-02-28T11:59:59Z');
    await tick(site);
    expect(await taken(site)).toEqual([1200]);
    later('2030-02-28T12:00:00Z');
    await Promise.all([tick(site), tick(site)]);
    await tick(site);
    expect(await taken(site)).toEqual([1200, 1200]);
    const { subscription, invoices } = await read(site.owner);
    expect([subscription?.state, subscription?.periodEnd, invoices.length]).toEqual([
      'active',
      '2030-03-31T12:00:00.000Z',
      2,
    ]);
  });

  test('that fails leaves the site open for its grace, then closes it', async () => {
    const site = await subscribed(CARD.later);
    later('2030-02-28T12:00:00Z');
    await tick(site);
    expect(await read(site.owner)).toMatchObject({
      status: SiteStatus.pastDue,
      subscription: { state: 'pastDue', graceEndsAt: '2030-03-14T12:00:00.000Z' },
    });
    expect(await publicStatus(site)).toBe(200);
    const [letter] = await lettersTo(site);
    expect(letter?.subject).toBe(FAILED);
    expect(letter?.text).toContain(
      'The Personal plan of Small site could not be renewed for $12.00 with the card ending in 0341. Your bank declined',
    );
    expect(letter?.text).toContain('The site stays open until 14 March 2030.');
    expect(letter?.text).toContain(`https://${site.host}/config/settings/billing/subscriptions/website`);
    later('2030-03-04T12:00:00Z');
    await tick(site);
    // The first session is over by now.
    const owner = await kit.aMember(site, [ContributorRole.admin]);
    expect((await read(owner)).status).toBe(SiteStatus.pastDue);
    later('2030-03-14T12:00:00Z');
    await tick(site);
    expect(await read(owner)).toMatchObject({
      status: SiteStatus.expired,
      subscription: { state: 'ended' },
    });
    expect([await publicStatus(site), await taken(site)]).toEqual([403, [1200]]);
    expect((await lettersTo(site)).map(({ subject }) => subject)).toEqual([
      FAILED,
      FAILED,
      'Small site is closed for visitors',
    ]);
    await subscribe(owner, CARD.good, { planId: 'business' });
    expect([await publicStatus(site), await taken(site)]).toEqual([200, [1200, 2300]]);
  });

  test('that failed can be paid by hand, with a question of the bank', async () => {
    const site = await subscribed(CARD.later);
    later('2030-02-28T12:00:00Z');
    await tick(site);
    const pay = (body: object) =>
      call('POST', '/api/billing/pay', { as: site.owner, body: { key: newKey(), ...body } });
    expect(payment(await pay({ method: method(CARD.declined) })).state).toBe('failed');
    expect(await lettersTo(site)).toHaveLength(1);
    const { id } = payment(await pay({ method: method(CARD.confirm) }));
    await call('POST', `/api/billing/payments/${id}/confirm`, { as: site.owner, body: { isApproved: true } });
    expect(await read(site.owner)).toMatchObject({
      status: SiteStatus.paid,
      subscription: {
        state: 'active',
        graceEndsAt: null,
        periodEnd: '2030-03-31T12:00:00.000Z',
        method: 'Test card ending in 3220',
      },
    });
    expect((await pay({})).json().errorKey).toBe('notPossibleNow');
    expect(await taken(site)).toEqual([1200, 1200]);
  });

  test('takes the plan that was chosen meanwhile', async () => {
    const site = await subscribed();
    const choose = (body: object) => call('PUT', '/api/billing/plan', { as: site.owner, body });
    expect((await choose({ planId: 'gold', interval: 'month' })).status).toBe(400);
    await choose({ planId: 'business', interval: 'year' });
    expect((await read(site.owner)).subscription).toMatchObject({
      planId: 'personal',
      next: { planId: 'business', interval: 'year' },
    });
    later('2030-02-28T12:00:00Z');
    await tick(site);
    expect((await read(site.owner)).subscription).toMatchObject({
      planId: 'business',
      planName: 'Business',
      amount: 23_000,
      periodEnd: '2031-02-28T12:00:00.000Z',
      next: null,
    });
  });

  test('does not come after a cancellation, unless it is taken back', async () => {
    const site = await subscribed();
    const post = (path: string) => call('POST', `/api/billing/${path}`, { as: site.owner });
    expect((await post('resume')).json().errorKey).toBe('notPossibleNow');
    expect((await post('cancel')).json()).toMatchObject({
      status: SiteStatus.paid,
      subscription: { state: 'cancelling' },
    });
    expect((await post('cancel')).json().errorKey).toBe('notPossibleNow');
    expect(await publicStatus(site)).toBe(200);
    expect((await post('resume')).json()).toMatchObject({ subscription: { state: 'active' } });
    await post('cancel');
    later('2030-02-28T12:00:00Z');
    expect((await post('resume')).json().errorKey).toBe('notPossibleNow');
    await tick(site);
    expect([await publicStatus(site), await taken(site)]).toEqual([403, [1200]]);
  });

  test('uses the card that was given last', async () => {
    const site = await subscribed(CARD.later);
    const change = (body: object) => call('PUT', '/api/billing/method', { as: site.owner, body });
    expect((await change({ method: method('4111111111111111') })).status).toBe(400);
    await change({ method: method(CARD.good) });
    later('2030-02-28T12:00:00Z');
    await tick(site);
    expect((await read(site.owner)).subscription?.state).toBe('active');
  });
});

describe('who may', () => {
  test('the role for billing, and nothing else with it', async () => {
    const site = await aTrial();
    const billing = await kit.aMember(site, [ContributorRole.billing]);
    expect((await subscribe(billing, CARD.good)).status).toBe(200);
    expect((await call('GET', '/api/content/documents', { as: billing })).status).toBe(403);
    expect((await call('GET', '/api/access', { as: billing })).status).toBe(403);
    for (const role of [ContributorRole.editor, ContributorRole.storeManager, ContributorRole.viewer]) {
      const as = await kit.aMember(site, [role]);
      expect((await call('GET', '/api/billing', { as })).status).toBe(403);
      expect((await subscribe(as, CARD.good)).status).toBe(403);
    }
  });

  test('another site’s bills and payments are like none', async () => {
    const [mine, theirs] = [await aTrial(), await aTrial()];
    const { id } = payment(await subscribe(theirs.owner, CARD.confirm));
    const [invoice] = (await read(theirs.owner)).invoices;
    const ask = async (as: Session, paymentId: string, invoiceId: string) => [
      (await call('POST', `/api/billing/payments/${paymentId}/confirm`, { as, body: { isApproved: true } }))
        .status,
      (await call('GET', `/api/billing/invoices/${invoiceId}`, { as })).status,
    ];
    const random = 'a'.repeat(24);
    expect(await ask(mine.owner, id, invoice?.id ?? '')).toEqual([404, 404]);
    expect(await ask(mine.owner, random, random)).toEqual([404, 404]);
    expect((await read(theirs.owner)).pending?.state).toBe('needsConfirmation');
  });

  test('a site that the platform removed cannot be bought back', async () => {
    const site = await aTrial();
    await setStatus(site, SiteStatus.removed);
    expect((await subscribe(site.owner, CARD.good)).json().errorKey).toBe('notPossibleNow');
    expect(await taken(site)).toEqual([]);
  });

  test('every step leaves a trace without a card number', async () => {
    const site = await aTrial();
    await subscribe(site.owner, CARD.good);
    await call('POST', '/api/billing/cancel', { as: site.owner });
    const { rows } = await kit.db.readSite(site.id, (tx) =>
      tx.$client.query<{ action: string }>('select * from audit_entries'),
    );
    const actions = rows.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['billing.pay', 'billing.active', 'billing.cancel']));
    const dump = JSON.stringify([
      rows,
      (await kit.db.pool.query('select * from test_payments')).rows,
      (await kit.db.readSite(site.id, (tx) => tx.$client.query('select * from payments'))).rows,
    ]);
    expect(dump).not.toMatch(/4242 ?4242/);
  });
});

test('a bill is a page to print', async () => {
  const site = await aTrial();
  await subscribe(site.owner, CARD.good);
  const [invoice] = (await read(site.owner)).invoices;
  const answer = await call('GET', `/api/billing/invoices/${invoice?.id}`, { as: site.owner });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  for (const words of ['Invoice 2030-0001', '$12.00', 'Personal plan, monthly', 'January 31, 2030', 'Ada'])
    expect(answer.body.replaceAll('<!-- -->', '')).toContain(words);
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test('money goes back once for each key, and never more than came', async () => {
  const site = await aTrial();
  const { id } = payment(await subscribe(site.owner, CARD.good));
  const { payments } = kit.app.services;
  const refund = (key: string, amount: number) =>
    payments.refund(site.id, id, { key, amount: amount as Parameters<typeof payments.refund>[2]['amount'] });
  expect(await refund('one', 500)).toBeUndefined();
  expect(await refund('one', 500)).toBeUndefined();
  expect((await payments.find(site.id, id))?.refunded).toBe(500);
  expect(await refund('two', 701)).toMatchObject({ code: 'refundTooHigh' });
  expect(await refund('three', -1)).toMatchObject({ code: 'refundTooHigh' });
  expect(await refund('four', 700)).toBeUndefined();
  expect((await payments.find(site.id, id))?.refunded).toBe(1200);
});

test('a plan lets as many work on the site as it says', async () => {
  const site = await aTrial();
  const invite = (email: string) =>
    call('POST', '/api/people/invitations', { as: site.owner, body: { email, roles: [4] } });
  const first = await invite('one@example.com');
  expect(first.status).toBe(200);
  await subscribe(site.owner, CARD.good);
  expect((await invite('two@example.com')).json()).toMatchObject({ errorKey: 'planIsFull' });

  // One that has ended keeps no place, and gets none back while others have them all.
  now = new Date(now.getTime() + 8 * DAY_MS);
  expect((await invite('two@example.com')).status).toBe(200);
  const again = await call('POST', `/api/people/invitations/${String(first.json().id)}/resend`, {
    as: site.owner,
  });
  expect(again.json()).toMatchObject({ errorKey: 'planIsFull' });
});
