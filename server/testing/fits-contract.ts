import { CONTRACT } from '#contract/index.ts';
import type { Reply } from './app.ts';

/** Every declared call, those with a fixed address before those that take part of it as a value. */
const DECLARED = Object.values(CONTRACT)
  .flatMap((routes) => Object.values(routes))
  .map((route) => ({
    route,
    address: new RegExp(`^${route.path.replaceAll(/:\w+/g, '[^/]+').replace('*', '.*')}$`),
    values: route.path.split(/[:*]/).length,
  }))
  .toSorted((a, b) => a.values - b.values);

/** The admin reads answers without checking them, so each one that a test gets is held against its declaration. */
export function fitsContract(method: string, url: string, reply: Reply): void {
  if (reply.status !== 200 || !String(reply.headers['content-type']).startsWith('application/json')) return;
  const path = url.split('?')[0] ?? '';
  const declared = DECLARED.find(({ route, address }) => route.method === method && address.test(path));
  const problem = declared?.route.reply.safeParse(reply.json()).error?.issues[0];
  if (problem)
    throw new Error(
      `${method} ${path} answers what it does not declare: ${problem.path.join('.')}: ${problem.message}`,
    );
}
