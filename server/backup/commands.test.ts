import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { projectDir } from '../project-dir.ts';
import { startBucketServer, type Fault } from '../storage/testing/bucket-server.ts';
import { newKey } from '../secrets/key.ts';
import { databaseUrl } from '../testing/a-database.ts';
import { useApp } from '../testing/app.ts';
import { keyNote } from './key-note.ts';

const world = useApp();
const folder = mkdtempSync(join(tmpdir(), 'plinth-commands-'));
const aFile = join(folder, 'a-file');
const NOBODY = '127.0.0.1:1';
let database = '';

beforeAll(async () => {
  writeFileSync(aFile, '');
  const { rows } = await world.db.pool.query<{ name: string }>('select current_database() as name');
  database = databaseUrl(inject('adminUrl'), rows[0]?.name ?? '');
});

afterAll(() => rmSync(folder, { recursive: true }));

async function run(command: string, env: Readonly<Record<string, string>>, args: readonly string[] = []) {
  const child = spawn(process.execPath, [join(projectDir, `server/backup/${command}-command.ts`), ...args], {
    cwd: projectDir,
    env: {
      PATH: process.env.PATH ?? '',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: database,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said += part.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

const on = (method: string, fault: Fault) => (request: string) =>
  request.startsWith(method) ? fault : undefined;

test.for<{
  what: string;
  command: 'backup' | 'restore';
  says: string;
  fault?: (request: string) => Fault | undefined;
  env?: Record<string, string>;
  args?: string[];
}>([
  {
    what: 'a bucket that says yes and keeps nothing',
    command: 'backup',
    fault: on('PUT', 'forgets'),
    says: '/bucket/some folder/ does not answer as it should.',
  },
  {
    what: 'a bucket that does not know the key',
    command: 'backup',
    fault: () => ({ status: 403, code: 'InvalidAccessKeyId' }),
    says: 'answers 403: InvalidAccessKeyId.',
  },
  {
    what: 'a bucket that is not there',
    command: 'restore',
    env: { BACKUP_TO: `http://KEY:SECRET@${NOBODY}/bucket` },
    says: `http://${NOBODY}/bucket/ does not answer as it should.`,
  },
  {
    what: 'a file in the place of a folder',
    command: 'backup',
    env: { BACKUP_TO: aFile },
    says: `No backup was made in ${aFile}: it is a file, or lies below one.`,
  },
  {
    what: 'a database for backups that is not there',
    command: 'backup',
    env: { BACKUP_DATABASE_URL: `postgres://plinth@${NOBODY}/plinth` },
    says: 'The database of BACKUP_DATABASE_URL cannot be used: Nothing answers there.',
  },
  {
    what: 'the folder of the data, of which old backups would take the files away',
    command: 'backup',
    args: ['--to', join(folder, 'data')],
    says: '--to must be a place of its own',
  },
])('$what: $command ends with 1 and a sentence', async ({ command, says, fault, env, args }) => {
  const bucket = await startBucketServer();
  if (fault) bucket.misbehave(fault);
  const { code, said } = await run(command, { BACKUP_TO: bucket.place, ...env }, args);
  bucket.close();
  expect(said).toContain(says);
  expect(said).not.toMatch(/^\s+at |SECRET@/m);
  expect(code).toBe(1);
  expect([...bucket.objects.keys()].filter((name) => name.endsWith('manifest.json'))).toEqual([]);
});

test('a backup says where the key of the secrets has to come from', () => {
  const secretKey = newKey();
  const [dataDir, empty] = [join(folder, 'with-key'), join(folder, 'without')];
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'secret.key'), '');
  const encrypted = { keyId: newKey().id, secretKey: null };
  const part = { name: '', bytes: 1, sha256: '' };
  const missing = 'SECRET_KEY is not set, and there is no';
  expect(keyNote(encrypted, { secretKey: undefined, dataDir: empty })).toContain(missing);
  expect(keyNote({ ...encrypted, keyId: null }, { secretKey: undefined, dataDir: empty })).toContain(missing);
  expect(keyNote({ ...encrypted, keyId: null }, { secretKey: undefined, dataDir })).toContain(
    `Keep ${dataDir}`,
  );
  expect(keyNote({ ...encrypted, keyId: null }, { secretKey, dataDir: empty })).toContain('Keep SECRET_KEY');
  expect(keyNote(encrypted, { secretKey, dataDir: empty })).toBe(
    'SECRET_KEY is not in it. Keep it with BACKUP_KEY.',
  );
  expect(keyNote({ ...encrypted, secretKey: part }, { secretKey: undefined, dataDir })).toBeUndefined();
});
