import { beforeAll, expect, test, vi } from 'vitest';
import { hasPermission, Permission, permissionsOfRoles } from '#core/enumerations/permissions.ts';
import { CALLERS, mayCall, type Caller } from '#contract/who-may.ts';
import { aForm, submit } from '../../forms/testing/forms.ts';
import { aBuyer } from '../../testing/a-buyer.ts';
import { A_CONTACT, GOOD_CARD } from '../../testing/a-product.ts';
import { sell } from '../../testing/a-shop.ts';
import { useApp, type Session, type TestSite } from '../../testing/app.ts';
import { addressOf, ROUTES } from '../testing/routes.ts';

const kit = useApp();
let site: TestSite;
/** Everything that somebody could name in an address. */
let ids: string[];
/** What only those may read who hold the permission of its area, wherever it stands. */
let secrets: { area: string; permission: number; words: string[] }[];
const sessions = new Map<string, Session | undefined>();
/** Where not even the owner finds anything, as the id is one of something else. */
const empty = new Set<string>();

const BUYER = 'shopsecret@example.com';
const STREET = 'Shopsecret Road 1';
const MESSAGE = 'formsecret';
const SUBSCRIBER = 'listsecret@example.com';

async function anOrder(): Promise<{ id: string; token: string }> {
  const { variantId } = await sell(kit, site);
  const buyer = aBuyer(kit, site);
  await buyer.cart('POST', '/entries', { variantId, quantity: 1 });
  const contact = { ...A_CONTACT, email: BUYER, shipping: { ...A_CONTACT.shipping, line1: STREET } };
  await buyer.send('PUT', '/api/commerce/checkout/contact', contact);
  const { quote } = (await buyer.cart('GET')).json() as { quote: string };
  const placed = await buyer.place(quote, GOOD_CARD);
  const url = new URL(String(placed.json().url), 'http://host.invalid');
  const token = url.searchParams.get('token');
  if (token === null) throw new Error(placed.body);
  return { id: url.pathname.split('/').at(-1) ?? '', token };
}

beforeAll(async () => {
  site = await kit.aSite();
  for (const { name, roles, isSignedIn, isOwner } of CALLERS)
    sessions.set(name, isOwner ? site.owner : isSignedIn ? await kit.aMember(site, [...roles]) : undefined);
  const order = await anOrder();
  const formId = await aForm(kit, site);
  await submit(kit, site, {
    formId,
    form: JSON.stringify({ name: ['Ada', 'L'], email: 'ada@example.com', message: MESSAGE }),
  });
  const owner = { as: site.owner };
  const list = await kit.call('POST', '/api/newsletter/lists', {
    ...owner,
    body: { name: 'News', isDoubleOptIn: false },
  });
  const listId = String(list.json().id);
  if (list.status !== 200) throw new Error(list.body);
  await kit.call('POST', `/api/newsletter/lists/${listId}/subscribers`, {
    ...owner,
    body: { csv: `email\n${SUBSCRIBER}` },
  });
  const inbox = (await kit.call('GET', '/api/inbox', owner)).json() as { entries: { id: string }[] };
  ids = [order.id, formId, listId, ...inbox.entries.map(({ id }) => id)];
  secrets = [
    { area: 'shop', permission: Permission.commerce, words: [BUYER, STREET, order.token] },
    { area: 'forms', permission: Permission.contentManager, words: [MESSAGE] },
    { area: 'newsletter', permission: Permission.newsletter, words: [SUBSCRIBER] },
  ];
  // Mails about an order are written by a job.
  await vi.waitFor(
    async () => expect((await kit.call('GET', '/api/inbox/mails', owner)).body).toContain(order.token),
    { timeout: 15_000 },
  );
  for (const address of CALLERS.filter(({ isOwner }) => isOwner).flatMap(addressesFor))
    if ((await kit.call('GET', address, owner)).status === 404) empty.add(address);
});

const reading = ROUTES.filter(({ method, scope, path }) => {
  return method === 'GET' && scope !== 'platform' && !path.startsWith('/api/auth/');
});

/** Those they are not refused at: that they are elsewhere is tested of every route. */
const addressesFor = (caller: Caller) => [
  ...new Set(
    reading
      .filter((route) => mayCall(route, caller))
      .flatMap((route) =>
        route.path.includes(':')
          ? ids.map((id) => addressOf(route, { id, order: id, form: id, list: id }))
          : [addressOf(route)],
      ),
  ),
];

/** Where somebody read what, of everything there is to read. */
async function seenBy(caller: Caller): Promise<Map<string, string[]>> {
  const as = sessions.get(caller.name);
  const seen = new Map<string, string[]>();
  for (const address of addressesFor(caller)) {
    if (empty.has(address)) continue;
    const { status, body } = await kit.call('GET', address, { host: site.host, ...(as && { as }) });
    expect(status, address).toBeLessThan(500);
    for (const { area, words } of secrets)
      if (words.some((word) => body.includes(word))) seen.set(area, [...(seen.get(area) ?? []), address]);
  }
  return seen;
}

test.each(CALLERS.map((caller) => [caller.name, caller] as const))(
  '%s reads nothing of an area that is closed to them, in whatever reply it stands',
  async (_, caller) => {
    const { roles, isSignedIn } = caller;
    const held = isSignedIn ? permissionsOfRoles(roles) : [];
    const seen = await seenBy(caller);
    for (const { area, permission } of secrets) {
      const where = seen.get(area) ?? [];
      if (hasPermission(held, permission)) expect(where.length, area).toBeGreaterThan(0);
      else expect(where, area).toEqual([]);
    }
  },
);
