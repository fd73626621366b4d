/** A node that only keeps the time of subscriptions, by a clock that its parent sets, and dies when it is told to. */
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import type { DatabaseConfig } from '../../server/database/database.ts';
import { openNode } from './node.ts';

const [, , config = '{}', filesDir = ''] = process.argv;
let at = new Date();
/** So many statements are left until it dies in the middle of what it does, as if the power went. */
let statementsLeft = Infinity;

const query = Reflect.get(Client.prototype, 'query') as (...sent: unknown[]) => unknown;
Reflect.set(Client.prototype, 'query', function (this: Client, ...sent: unknown[]): unknown {
  statementsLeft -= 1;
  if (statementsLeft < 0) process.kill(process.pid, 'SIGKILL');
  return Reflect.apply(query, this, sent);
});

const { services } = await openNode(JSON.parse(config) as DatabaseConfig, filesDir, () => at);
console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  const [moment = '', diesAfter = ''] = line.split(' ');
  at = new Date(moment);
  statementsLeft = diesAfter === '' ? Infinity : Number(diesAfter);
  try {
    await services.shop.subscriptions.keepTime();
    console.log('done');
  } catch (error) {
    console.log(`failed ${String(error)}`);
  }
}
process.exit(0);
