import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/project.mjs';
import { startBucketServer } from '../../server/storage/testing/bucket-server.ts';
import { databaseUrl } from '../../server/testing/a-database.ts';
import type { FaultWorld } from './world.ts';

/** Too little for a backup of the demo sites, and enough for it. */
const SMALL = 'size=2m';
const LARGE = 'remount,size=512m';

/** A disk, and a bucket, that give out while a backup is written to them; then there is room, and the bucket is back. */
export async function proveBackupsBreakOff({ see, dataDir, databaseUrl: url, adminUrl }: FaultWorld) {
  const backup = async (to: string) => {
    const child = spawn(process.execPath, [join(root, 'dist/program/backup-command.js'), '--verify'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        DATABASE_URL: url,
        BACKUP_DATABASE_URL: databaseUrl(adminUrl(), new URL(url).pathname.slice(1)),
        BACKUP_TO: to,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let words = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => (words += part.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code: code ?? -1, words, isSentence: !/^\s+at /m.test(words) };
  };
  const told = (name: string, { code, words, isSentence }: Awaited<ReturnType<typeof backup>>) => {
    see(`${name}: backup ends with`, code, 1);
    see('  told in a sentence', Number(isSentence), 1, isSentence ? [] : [words]);
  };

  const folder = mkdtempSync(join(tmpdir(), 'plinth-small-'));
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  try {
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', SMALL, 'tmpfs', disk]).status !== 0)
      see('disk full while a backup runs: skipped, as only root may mount a small disk', 0);
    else {
      told('disk full while a backup runs', await backup(disk));
      see('  what looks like a backup', manifestsIn(disk), 0);
      spawnSync('mount', ['-o', LARGE, disk]);
      const { code, words } = await backup(disk);
      see('  with space: backup and its verification end with', code, 0, code === 0 ? [] : [words]);
      see('  backups then', manifestsIn(disk), 1);
    }
  } finally {
    spawnSync('umount', [disk]);
    rmSync(folder, { recursive: true, force: true });
  }

  const bucket = await startBucketServer();
  try {
    let puts = 0;
    bucket.misbehave((asked) => (asked.startsWith('PUT') && ++puts > 20 ? { status: 503 } : undefined));
    told('S3 down while a backup runs', await backup(bucket.place));
    const manifests = () =>
      [...bucket.objects.keys()].filter((name) => name.endsWith('manifest.json')).length;
    see('  what looks like a backup', manifests(), 0);
    bucket.misbehave(() => undefined);
    const { code, words } = await backup(bucket.place);
    see('  once it is back: backup and its verification end with', code, 0, code === 0 ? [] : [words]);
    see('  backups then', manifests(), 1);
  } finally {
    bucket.close();
  }
}

function manifestsIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('manifest.json'))
    .length;
}
