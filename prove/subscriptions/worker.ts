/** A node that only keeps the time of subscriptions, by a clock that its parent sets, and dies when it is told to. */
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { isRecord } from '../../core/fields/field.ts';
import type { DatabaseConfig } from '../../server/database/database.ts';
import { openNode } from './node.ts';

const [, , config = '{}', filesDir = ''] = process.argv;
let at = new Date();
/** So many statements that change something are left until it dies in the middle of what it does, as if the power went. */
let statementsLeft = Infinity;
let statements = 0;
/** Whoever dies before these leaves the same behind as before the next that changes something. */
const READS = /^(select|begin|set)\b/i;

const query = Reflect.get(Client.prototype, 'query') as (...sent: unknown[]) => unknown;
Reflect.set(Client.prototype, 'query', function (this: Client, ...sent: unknown[]): unknown {
  statements += 1;
  if (!READS.test(textOf(sent[0]))) statementsLeft -= 1;
  if (statementsLeft < 0) {
    writeSync(process.stdout.fd, `dies ${kindOf(sent[0])}\n`);
    process.kill(process.pid, 'SIGKILL');
  }
  return Reflect.apply(query, this, sent);
});

function textOf(sent: unknown): string {
  return String(isRecord(sent) ? sent.text : sent).trim();
}

/** What a statement is called, or how it begins. */
function kindOf(sent: unknown): string {
  if (isRecord(sent) && typeof sent.name === 'string') return sent.name;
  return textOf(sent).replaceAll(/\s+/g, ' ').slice(0, 60);
}

const { services } = await openNode(JSON.parse(config) as DatabaseConfig, filesDir, () => at);
// Whoever is killed leaves nothing behind for the next one to start with.
flushCompileCache();
console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  const [moment = '', diesAfter = ''] = line.split(' ');
  at = new Date(moment);
  statementsLeft = diesAfter === '' ? Infinity : Number(diesAfter);
  statements = 0;
  const began = process.cpuUsage();
  try {
    await services.shop.subscriptions.keepTime();
    const { user, system } = process.cpuUsage(began);
    console.log(`done ${Math.round((user + system) / 1000)} ${statements}`);
  } catch (error) {
    console.log(`failed ${String(error)}`);
  }
}
process.exit(0);
