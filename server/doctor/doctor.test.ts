import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#core/durations.ts';
import { newKey } from '../secrets/key.ts';
import { makeBucketStorage } from '../storage/bucket.ts';
import { makeFolderStorage } from '../storage/folder.ts';
import { startBucketServer } from '../storage/testing/bucket-server.ts';
import { StartProblem } from '../start-problem.ts';
import { clockFinding, databaseFindings, migrationFinding, replicaFindingOf } from './database.ts';
import { broken, examine, fine, warning, type Finding } from './finding.ts';
import { ageFinding, filesFinding, keyFinding, nodeFinding, portFinding, proxyFinding } from './machine.ts';
import { addressesFinding, directFinding, mailFinding } from './outside.ts';
import { cacheFindings, formerKeyFinding, lateFinding, operatorFinding, reachFinding } from './told.ts';

const facts = { version: 18, isPowerful: false, mayCreate: true, maxConnections: 100, isRestoring: false };
const node = { isOwn: true, processes: 1 };
const [withKey, withoutKey] = [
  mkdtempSync(join(tmpdir(), 'plinth-key-')),
  mkdtempSync(join(tmpdir(), 'plinth-key-')),
];
writeFileSync(join(withKey, 'secret.key'), '');
mkdirSync(join(withoutKey, 'postgres'));
afterAll(() => {
  for (const folder of [withKey, withoutKey]) rmSync(folder, { recursive: true });
});

test.each<[string, Finding | Finding[], Finding['state']]>([
  ['an old Node', nodeFinding('24.1.0'), 'broken'],
  ['the right Node', nodeFinding('26.0.0'), 'fine'],
  ['a backup of this morning', ageFinding(5 * HOUR_MS, 6 * HOUR_MS), 'fine'],
  ['a backup of a time to come', ageFinding(-2 * HOUR_MS, 6 * HOUR_MS), 'broken'],
  ['a schedule that was missed twice', ageFinding(14 * HOUR_MS, 6 * HOUR_MS), 'broken'],
  ['no backup for a week, made by hand', ageFinding(8 * DAY_MS, undefined), 'broken'],
  [
    'a key of one machine for a shared database',
    keyFinding({ secretKey: undefined, databaseUrl: 'x', dataDir: withKey }),
    'warning',
  ],
  [
    'no key for a database that is there',
    keyFinding({ secretKey: undefined, databaseUrl: undefined, dataDir: withoutKey }),
    'broken',
  ],
  [
    'no key before the first start',
    keyFinding({ secretKey: undefined, databaseUrl: undefined, dataDir: join(withoutKey, 'new') }),
    'skipped',
  ],
  [
    'no key anywhere for a shared database',
    keyFinding({ secretKey: undefined, databaseUrl: 'x', dataDir: withoutKey }),
    'warning',
  ],
  ['visitors who all come from the proxy', proxyFinding({ appDomain: 'a.example', proxies: 0 }), 'warning'],
  ['a trusted proxy', proxyFinding({ appDomain: 'a.example', proxies: 1 }), 'fine'],
  ['a clock two hours behind', clockFinding(2 * HOUR_MS), 'broken'],
  ['a clock a second apart', clockFinding(-1000), 'fine'],
  ['an old PostgreSQL', databaseFindings({ ...facts, version: 14 }, node), 'broken'],
  ['a superuser', databaseFindings({ ...facts, isPowerful: true }, node).slice(1), 'warning'],
  ['few connections', databaseFindings({ ...facts, maxConnections: 20 }, node).slice(1), 'warning'],
  [
    'connections for fewer processes',
    databaseFindings(facts, { isOwn: true, processes: 5 }).slice(1),
    'warning',
  ],
  ['an unfinished restore', databaseFindings({ ...facts, isRestoring: true }, node).slice(1), 'broken'],
  ['no right to create tables', databaseFindings({ ...facts, mayCreate: false }, node).slice(1), 'broken'],
  ['migrations to come', migrationFinding(['a', 'b'], ['a']), 'warning'],
  ['a newer version', migrationFinding(['a'], ['a', 'b']), 'warning'],
  ['a standby', replicaFindingOf('db2', { isSame: true, isStandby: true, behindBytes: 10 }), 'fine'],
  ['a slow standby', replicaFindingOf('db2', { isSame: true, isStandby: true, behindBytes: 1e9 }), 'warning'],
  ['a promoted standby', replicaFindingOf('db2', { isSame: true, isStandby: false }), 'broken'],
  ['another database', replicaFindingOf('db2', { isSame: false, isStandby: true }), 'broken'],
  ['no record', addressesFinding('a.example', [], undefined), 'broken'],
  ['another address', addressesFinding('a.example', ['192.0.2.1'], '192.0.2.2'), 'warning'],
  ['nobody who may look inside', operatorFinding([]), 'warning'],
  ['a former key', formerKeyFinding({ secretKeyOld: newKey() }), 'warning'],
  ['a log that is taken away', lateFinding([1000]), 'fine'],
  ['a log that nobody takes away', lateFinding([HOUR_MS]), 'broken'],
  ['no collector', await reachFinding(undefined, 'The collector', 'X'), 'skipped'],
  ['a collector that is away', await reachFinding('http://127.0.0.1:1', 'The collector', 'X'), 'broken'],
  ['caches anybody can empty', await cacheFindings({ urls: [], token: undefined }, false), 'warning'],
  [
    'a cache that is away',
    await cacheFindings({ urls: ['http://127.0.0.1:1/'], token: 'x' }, false),
    'broken',
  ],
  ['no mail server', await mailFinding(undefined), 'warning'],
  ['a mail server that is away', await mailFinding('smtp://127.0.0.1:1'), 'broken'],
])('%s', (_, found, state) => {
  expect([found].flat().map((each) => each.state)).toContain(state);
});

test('files are written, read and removed again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-doctor-'));
  const storage = makeFolderStorage(folder);
  expect(await filesFinding(storage)).toMatchObject({ state: 'fine' });
  expect(await Array.fromAsync(storage.list(''))).toEqual([]);
  expect(await filesFinding({ ...storage, put: async () => {} })).toMatchObject({ state: 'broken' });
  rmSync(folder, { recursive: true });
});

test('whether browsers may send to the bucket is asked as they ask', async () => {
  const server = await startBucketServer();
  const bucket = makeBucketStorage(server.place);
  expect(await directFinding(bucket, 'https://a.test')).toMatchObject({ state: 'fine' });
  server.close();
  expect(await directFinding(bucket, 'https://a.test')).toMatchObject({ state: 'warning' });
});

test('everything is said, with what to do; only what is broken counts', async () => {
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  expect(
    await examine([{ name: 'A', run: async () => [fine('Good.'), warning('Odd.', 'Look.')] }], say),
  ).toBe(false);
  expect(await examine([{ name: 'B', run: async () => broken('Bad.', 'Mend.') }], say)).toBe(true);
  expect(
    await examine([{ name: 'C', run: () => Promise.reject(new StartProblem('Away.', 'Start it.')) }], say),
  ).toBe(true);
  expect(lines.join('\n')).toMatch(
    /✓ A .*Good\.\n! A .*Odd\.\n.*→ Look\.\n✗ B .*Bad\.\n.*→ Mend\.\n✗ C .*Away\.\n.*→ Start it\./,
  );
});

test('an address of another machine is not taken for a port that somebody has', async () => {
  await expect(portFinding({ port: 1024, host: '203.0.113.9' })).rejects.toThrow(
    'This machine has no address 203.0.113.9.',
  );
});
