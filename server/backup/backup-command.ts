/** `npm run backup`: copies database and files while the server runs. */
import { backupsOf, filesOfProduct, runCommand, secretKeyFileOf, type Steps } from './command.ts';
import { withDatabase } from './database-address.ts';
import { listBackups, type Manifest } from './manifest.ts';
import { clusterOf, shipLog } from './moments/kept-log.ts';
import { openBackup } from './restore.ts';
import { removeOld } from './retention.ts';
import { takeBackup } from './take-backup.ts';
import { verifyBackup } from './verify.ts';

await runCommand(
  { to: { type: 'string' }, verify: { type: 'boolean' }, list: { type: 'boolean' } },
  async ({ config, steps, values }) => {
    const to = backupsOf(config, values.to);
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
    tellOfKeys(steps, manifest, config.secretKey !== undefined);
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

function tellOfKeys(steps: Steps, { keyId, secretKey, files }: Manifest, isKeySet: boolean): void {
  if (files.damaged.length > 0)
    steps.say(
      `${files.damaged.length} files are damaged on the disk and are not in the backup: ${files.damaged.slice(0, 5).join(', ')}`,
    );
  if (keyId === null)
    steps.say(
      `It is not encrypted, so the key of the server’s secrets is not in it. Keep ${isKeySet ? 'SECRET_KEY' : 'DATA_DIR/secret.key'} in another place, or set BACKUP_KEY.`,
    );
  else if (!secretKey && isKeySet) steps.say('SECRET_KEY is not in it. Keep it with BACKUP_KEY.');
}
