/** `npm run restore`: a backup into an empty database and folder, or one site of it as an archive. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { BYTES_PER_MB } from '#core/assets/file-size.ts';
import type { ClientConfig } from 'pg';
import { commandLine } from '../command-line/command-line.mjs';
import { directSettingOf, explainDatabaseError } from '../database/explain.ts';
import { StartProblem } from '../start-problem.ts';
import type { Storage } from '../storage/storage.ts';
import type { Config } from '../config.ts';
import { backupsOf, filesOfProduct, runCommand, secretKeyFileOf, type Steps } from './command.ts';
import { withOwnEngine } from './database-address.ts';
import { listBackups } from './manifest.ts';
import {
  markRestored,
  openBackup,
  restoreDatabase,
  restoreFiles,
  restoreSecretKey,
  restoreThese,
  type Source,
} from './restore.ts';
import { findMoment, LATEST, readMoment, restoreDatabaseAt } from './moments/restore-at.ts';
import { newFilesSince } from './moments/new-files.ts';
import { archiveSite } from './site-archive.ts';
import { verifyBackup } from './verify.ts';

/** A crash while restoring means to begin again, so nothing is logged for it. */
const WHILE_LOADING = { wal_level: 'minimal', max_wal_senders: '0', max_wal_size: '8GB' };

await runCommand(
  {
    from: { type: 'string' },
    backup: { type: 'string' },
    at: { type: 'string' },
    site: { type: 'string' },
    out: { type: 'string' },
    verify: { type: 'boolean' },
  },
  async ({ config, steps, values }) => {
    const from = backupsOf(config, { option: '--from', place: values.from });
    if (values.at !== undefined) {
      const { backup, site, verify } = values;
      if (backup !== undefined || site !== undefined || verify)
        throw new StartProblem(
          '--at restores everything, and chooses the backup by itself.',
          'Leave out --backup, --site and --verify. For one site restore into a folder of its own, start there with another PORT, and export it.',
        );
      return restoreAllAt(values.at, { from, config, steps });
    }
    const id = values.backup ?? (await newestIn(from));
    const source = await openBackup(from, id, config.backup.key);
    steps.say(`Backup ${id} of ${source.manifest.takenAt}`);
    if (values.verify)
      await steps.run('Verification', async (note) => {
        const { rows, files } = await verifyBackup(source, note);
        note(`${rows} rows and ${files} files can be restored`);
      });
    else if (values.site !== undefined)
      await restoreSite(source, { site: values.site, out: values.out }, steps);
    else await restoreAll(source, config, steps);
  },
);

async function restoreAllAt(
  text: string,
  { from, config, steps }: { from: Storage; config: Config; steps: Steps },
): Promise<void> {
  const at = readMoment(text, new Date());
  if (config.databaseUrl !== undefined)
    throw new StartProblem(
      'A moment can be restored into the built-in database only.',
      'For DATABASE_URL use the tool that keeps its log (pgBackRest, WAL-G); deploy/moments.md shows how.',
    );
  const moment = await findMoment(from, at, config.backup.key);
  const files = filesOfProduct(config);
  steps.say(
    `Backup ${moment.source.manifest.id}, brought forward to ${at === LATEST ? 'the end of the log that was kept' : at.toISOString()}`,
  );
  await steps.run('Database', (note) =>
    restoreDatabaseAt(moment, config, async (admin, pieces) => {
      await markRestored(admin, files);
      note(`${pieces} pieces of its log`);
    }),
  );
  await steps.run('Files', async (note) => {
    for (const source of [moment.source, ...moment.later]) await restoreFiles(source, files, note);
    const since = new Date(moment.source.manifest.takenAt);
    const came = newFilesSince({ to: from, key: moment.source.key }, since);
    await restoreThese(came, moment.source, files, () => note('files that came after the backup'));
    note('all that were kept');
  });
  await putKey(moment.source, config, steps);
}

async function newestIn(from: Storage): Promise<string> {
  const id = (await listBackups(from)).whole.at(-1);
  if (id === undefined)
    throw new StartProblem(
      `There are no backups in ${from.title}.`,
      `Correct BACKUP_TO, or name the place: ${commandLine('restore', '--from /mnt/backups')}`,
    );
  return id;
}

async function restoreSite(
  source: Source,
  { site, out = `${site}.tar.gz` }: { site: string; out?: string | undefined },
  steps: Steps,
): Promise<void> {
  const file = resolve(out);
  await steps.run('Site', async (note) => {
    await archiveSite(source, { site, file }, note);
    note(`${site}, ${Math.ceil(statSync(file).size / BYTES_PER_MB)} MB`);
  });
  steps.say(`${file} holds the site. Its owner imports it under Settings → Import and export.`);
}

async function restoreAll(source: Source, config: Config, steps: Steps): Promise<void> {
  const files = filesOfProduct(config);
  const { databaseUrl, databaseDirectUrl = databaseUrl } = config;
  const load = (into: ClientConfig) =>
    steps.run('Database', async (note) => {
      await restoreDatabase(source, into, note);
      await markRestored(into, files);
      note(`${source.manifest.tables.length} tables`);
    });
  if (databaseDirectUrl)
    await load({ connectionString: databaseDirectUrl }).catch((error: unknown) =>
      explainDatabaseError(error, { databaseUrl: databaseDirectUrl }, directSettingOf(config)),
    );
  else await withOwnEngine(config.dataDir, { settings: WHILE_LOADING }, load);
  await steps.run('Files', async (note) => {
    await restoreFiles(source, files, note);
    note(`${source.manifest.files.count} files`);
  });
  await putKey(source, config, steps);
}

async function putKey(source: Source, config: Config, steps: Steps): Promise<void> {
  const hasKey = await restoreSecretKey(source, secretKeyFileOf(config));
  if (!hasKey && !config.secretKey)
    steps.say(`Put the key of the server’s secrets at ${secretKeyFileOf(config)} before you start it.`);
}
