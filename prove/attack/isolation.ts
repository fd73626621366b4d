import { ADMIN_KEY_HEADER } from '#core/access/admin-key.ts';
import { addressOf, CHANGING, ROUTES } from '../../server/http/testing/routes.ts';
import { inTurn, type Outcome, type World } from './world.ts';

const AT_ONCE = 8;
const of = (dest: string, mode: string) => ({
  'sec-fetch-site': 'same-origin',
  'sec-fetch-dest': dest,
  'sec-fetch-mode': mode,
});
/** What a browser says of the ways in which a script on a page of the site can ask for something. */
const WAYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a call': of('empty', 'cors'),
  'a call with a made-up key': { ...of('empty', 'cors'), [ADMIN_KEY_HEADER]: '1.forged' },
  'a frame': of('iframe', 'navigate'),
  'an object': of('object', 'navigate'),
  'a script': of('script', 'no-cors'),
  'a picture': of('image', 'no-cors'),
};
/** What is fetched and not opened gets nothing of the admin. */
const FETCHED = { ...WAYS, 'a worker': of('serviceworker', 'same-origin') };
const KEYS = /admin-key|frame-key|copies-key/;

/** An Editor's script in the browser of the owner: it has session and crumb, and no rights. */
export async function codeIsolation(world: World): Promise<Outcome> {
  const faults: string[] = [];
  let tried = 0;
  const { id, email } = await world.anAccount([4]);
  const read = ROUTES.filter(({ method }) => method === 'GET');
  const routes = [...CHANGING, ...read].filter(({ scope, needs }) => scope === 'site' && needs !== 'nobody');
  await inTurn(routes, AT_ONCE, async (route) => {
    for (const [way, headers] of Object.entries(WAYS)) {
      const { status } = await world.call(route.method, addressOf(route, { id }), {
        as: world.owner,
        headers,
        ...(route.method === 'POST' || route.method === 'PUT' ? { body: { roles: [1] } } : {}),
      });
      tried += 1;
      if (status !== 403) faults.push(`${way}: ${route.method} ${route.path} got ${status}`);
    }
  });
  const { rows } = await world.client.query<{ roles: number[] }>(
    'select roles from memberships where account_id = $1',
    [id],
  );
  tried += 1;
  if (rows[0]?.roles.join() !== '4') faults.push(`${email} has the roles ${rows[0]?.roles.join()}`);
  for (const path of ['/config/', '/config/settings/permissions', '/config/pages'])
    for (const [way, headers] of Object.entries(FETCHED)) {
      const { body } = await world.call('GET', path, { as: world.owner, headers });
      tried += 1;
      if (KEYS.test(body)) faults.push(`${way}: ${path} gave away a key`);
    }
  return { name: "an Editor's code in the owner's browser", tried, faults };
}

/** Publishes one text in all places for code; an empty one takes it away again. */
async function injectCode({ call, owner: as }: World, code: string): Promise<void> {
  const read = async <T>(method: string, path: string, body?: unknown) =>
    JSON.parse((await call(method, path, { as, body })).body) as T;
  const { id } = await read<{ id: string }>('POST', '/api/content/singles', {
    kind: 'settings',
    key: 'code',
  });
  const path = `/api/content/documents/${id}`;
  const stored = await read<{ revision: number; body: object }>('GET', path);
  const body = { ...stored.body, header: code, footer: code };
  await read('PUT', path, { base: stored.revision, body });
  await read('POST', '/api/content/publish', { documentIds: [id] });
}

/** Pages that never carry code, and cannot be framed. */
export async function closedPages(world: World): Promise<Outcome> {
  const faults: string[] = [];
  const pages = [
    [world.domain, '/login'],
    [world.domain, '/signup'],
    [world.domain, '/account'],
    [world.own.host, '/config/'],
    [world.own.host, '/checkout'],
    [world.own.host, '/checkout/subscribe'],
    [world.own.host, '/account'],
  ] as const;
  const open = (host: string, path: string) =>
    world.call('GET', path, { host, headers: of('document', 'navigate') });
  await injectCode(world, '<script>window.planted=1</script>');
  if (!(await open(world.own.host, '/?noredirect')).body.includes('planted'))
    faults.push('the code is not on the site, so nothing is shown');
  for (const [host, path] of pages) {
    const { status, body, headers } = await open(host, path);
    const policy = String(headers['content-security-policy'] ?? '');
    if (body.includes('planted')) faults.push(`${host}${path} carries code`);
    if (status < 300 && !policy.includes("frame-ancestors 'none'"))
      faults.push(`${host}${path} can be framed: ${policy.slice(0, 200)}`);
    if (status >= 500) faults.push(`${host}${path}: ${status}`);
  }
  await injectCode(world, '');
  return { name: 'code on closed pages', tried: pages.length, faults };
}
