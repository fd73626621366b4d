/** `npm run backup`: copies database and files while the server runs. */
import { backupsOf, filesOfProduct, runCommand, secretKeyFileOf, type Steps } from './command.ts';
import { withDatabase } from './database-address.ts';
import { keyNote } from './key-note.ts';
import { listBackups, type Manifest } from './manifest.ts';
import { clusterOf, shipLog } from './moments/kept-log.ts';
import { openBackup } from './restore.ts';
import { removeOld } from './retention.ts';
import { takeBackup } from './take-backup.ts';
import { verifyBackup } from './verify.ts';

await runCommand(
  { to: { type: 'string' }, verify: { type: 'boolean' }, list: { type: 'boolean' } },
  async ({ config, steps, values }) => {
    const to = backupsOf(config, { option: '--to', place: values.to });
    const { key, keepDays } = config.backup;
    if (values.list) {
      const { whole } = await listBackups(to);
      for (const id of whole) steps.say(id);
      if (whole.length === 0) steps.say(`There are no backups in ${to.title}.`);
      return;
    }
    const manifest = await steps.run('Backup', async (note) => {
      const made = await withDatabase(config, (database) =>
        takeBackup({
          database,
          files: filesOfProduct(config),
          to,
          key,
          secretKeyFile: secretKeyFileOf(config),
          clusterDir: config.backup.keepsLog ? clusterOf(config.dataDir) : undefined,
          now: () => new Date(),
          say: note,
        }),
      );
      if (config.backup.keepsLog) await shipLog({ to, key }, clusterOf(config.dataDir));
      note(describe(made));
      return made;
    });
    tellOfDamage(steps, manifest.files);
    const note = keyNote(manifest, config);
    if (note !== undefined) steps.say(note);
    if (values.verify)
      await steps.run('Verification', async (note) => {
        const { rows, files } = await verifyBackup(await openBackup(to, manifest.id, key), note);
        note(`${rows} rows and ${files} files can be restored`);
      });
    await steps.run('Retention', async (note) => {
      const removed = await removeOld(to, { key, keepDays, now: new Date() });
      note(`${removed.length} removed, older than ${keepDays} days`);
    });
  },
);

function describe({ id, tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${id}: ${rows} rows, ${files.count} files`;
}

function tellOfDamage(steps: Steps, { damaged }: Manifest['files']): void {
  if (damaged.length > 0)
    steps.say(
      `${damaged.length} files are damaged on the disk and are not in the backup: ${damaged.slice(0, 5).join(', ')}`,
    );
}
