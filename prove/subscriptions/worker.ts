/** A node that only keeps the time of subscriptions, by a clock that its parent sets. Killed at any moment. */
import { createInterface } from 'node:readline';
import { loadBundle } from '../../server/bundle/bundle.ts';
import { makeDatabase, type DatabaseConfig } from '../../server/database/database.ts';
import { startJobs } from '../../server/jobs.ts';
import { makeServices } from '../../server/services.ts';
import { testVault } from '../../server/testing/vault.ts';

const [, , config = '{}', filesDir = ''] = process.argv;
let at = new Date();
const db = makeDatabase(JSON.parse(config) as DatabaseConfig);
const jobs = await startJobs(db, { onError: () => {}, isWorker: false });
const services = await makeServices({
  db,
  jobs,
  bundle: await loadBundle(),
  vault: testVault,
  filesDir,
  appDomain: 'plinth.test',
  isSecure: false,
  allowsTestPayments: true,
  logLevel: 'silent',
  now: () => at,
});
console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  at = new Date(line);
  try {
    await services.shop.subscriptions.keepTime();
    console.log('done');
  } catch (error) {
    console.log(`failed ${String(error)}`);
  }
}
process.exit(0);
