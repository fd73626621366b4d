import { CALLERS, mayCall } from '#contract/who-may.ts';
import { newId } from '../../server/ids.ts';
import { addressOf, ROUTES, sampleOf, type NamedRoute } from '../../server/http/testing/routes.ts';
import { inTurn, type Outcome, type World } from './world.ts';

const AT_ONCE = 8;
const LOGS_OUT = /logout|endSessions|endSession/i;

/** Every role and every call: whoever may not make it is refused, and whoever may is not. */
export async function rolesByRoutes(world: World): Promise<Outcome> {
  const faults: string[] = [];
  let tried = 0;
  for (const caller of CALLERS) {
    if (caller.isOwner) continue;
    const account = caller.isSignedIn ? await world.anAccount(caller.roles) : undefined;
    await inTurn(ROUTES, AT_ONCE, async (route) => {
      // New for each call: some of them end it.
      const as = account && (await world.signIn(account.id, route.scope));
      const answer = await world.call(route.method, addressOf(route), {
        host: route.scope === 'platform' ? world.domain : world.own.host,
        as,
        ...(route.method !== 'GET' && { body: {} }),
      });
      tried += 1;
      const errorKey = /"errorKey":"(\w+)"/.exec(answer.body)?.[1];
      const isRefused = answer.status === 403 || errorKey === 'loginRequired';
      if (isRefused === mayCall(route, caller))
        faults.push(`${caller.name}: ${route.method} ${route.path} ${isRefused ? 'refused' : 'allowed'}`);
    });
  }
  return { name: 'roles × routes', tried, faults };
}

/** Ids of everything that another site has. */
async function foreignIds({ client, foreign }: World): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.columns where column_name = 'site_id' and table_schema = 'public'
     intersect select table_name from information_schema.columns
       where column_name = 'id' and data_type = 'text' and table_schema = 'public'`,
  );
  const ids = [foreign.id];
  for (const { name } of tables) {
    const { rows } = await client.query<{ id: string }>(
      `select id from "${name}" where site_id = $1 limit 2`,
      [foreign.id],
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** Every call that names something, with what belongs to another site: answered as if nobody had it. */
export async function routesByForeignIds(world: World): Promise<Outcome> {
  const faults: string[] = [];
  let tried = 0;
  const ids = await foreignIds(world);
  // An owner of this site alone: the demo's own also works on the other.
  const { id: accountId } = await world.anAccount([1]);
  const routes = ROUTES.filter(
    ({ path, scope, name }) => /:(?!format)/.test(path) && scope === 'site' && !LOGS_OUT.test(name),
  );
  const as = await world.signIn(accountId, 'site');
  const ask = async (route: NamedRoute, id: string) => {
    const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const path = addressOf(route, Object.fromEntries(names.map((name) => [name, id])));
    const body = sampleOf(route.body);
    return world.call(route.method, path, { as, ...(route.method !== 'GET' && { body: body ?? {} }) });
  };
  await inTurn(routes, AT_ONCE, async (route) => {
    const nobodys = await ask(route, newId());
    for (const id of ids) {
      const theirs = await ask(route, id);
      tried += 1;
      if (theirs.status !== nobodys.status)
        faults.push(
          `${route.method} ${route.path} ${id}: ${theirs.status} for theirs, ${nobodys.status} for nobody's`,
        );
    }
  });
  return { name: 'routes × foreign ids', tried, faults };
}
