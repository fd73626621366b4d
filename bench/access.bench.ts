/** What it costs to be signed in: a permission-checked read against the same server's anonymous one. */
import { TEMPLATES } from '../site/templates/index.ts';
import { ACCESS_ROUTES } from './access/routes.ts';
import { logIn } from './client.ts';
import { load } from './load.ts';
import { report } from './report.ts';
import { openWorld } from './world.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const ROUNDS = 5;
const MOST_MS = 1.5;
const HOST = 'demo.localhost';
/** The same answer of the same handler, so that only the way in differs. */
const PLACES = { anonymous: ACCESS_ROUTES.anonymous.path, checked: ACCESS_ROUTES.checked.path };

const world = await openWorld();
try {
  const [demo] = TEMPLATES;
  if (!demo) throw new Error('There is no template to measure.');
  const account = { email: 'bench@example.com', password: 'a long enough password' };
  await world.addSites([{ identifier: 'demo', template: demo }], account);
  const { port } = await world.serve({ kind: 'plinth', pool: world.pool, withAccess: true });
  const { cookie } = await logIn(port, 'localhost', 'demo', account);
  const signedIn = `cookie: ${cookie}\r\n`;
  // One at a time: the time of an answer is then the server's own, and not that of a queue.
  const measure = async (path: string, headers: string, seconds: number) =>
    (await load({ port, connections: 1, seconds, next: () => ({ host: HOST, path }), headers })).p50;

  for (const path of Object.values(PLACES)) await measure(path, signedIn, 1);
  const times: Record<'anonymous' | 'checked', number[]> = { anonymous: [], checked: [] };
  // In turns, so that a busy moment of the machine strikes both alike.
  for (let round = 0; round < ROUNDS; round += 1) {
    times.anonymous.push(await measure(PLACES.anonymous, '', SECONDS));
    times.checked.push(await measure(PLACES.checked, signedIn, SECONDS));
  }
  const [anonymous, checked] = [median(times.anonymous), median(times.checked)];
  const cost = checked - anonymous;
  report('access', [
    { name: 'anonymous API read, p50', value: anonymous, unit: 'ms' },
    { name: 'signed-in, permission-checked API read, p50', value: checked, unit: 'ms' },
    {
      name: 'what the log-in and the permission cost',
      value: cost,
      unit: 'ms',
      target: { text: `≤ ${MOST_MS}`, isMet: cost <= MOST_MS },
    },
  ]);
} finally {
  await world.close();
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
