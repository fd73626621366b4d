import { existsSync } from 'node:fs';
import type { Config } from '../config.ts';
import { secretKeyFileOf } from './command.ts';
import type { Manifest } from './manifest.ts';

/** What has to be kept besides a backup, so that the secrets in it can be read again. */
export function keyNote(
  { keyId, secretKey }: Pick<Manifest, 'keyId' | 'secretKey'>,
  config: Pick<Config, 'secretKey' | 'dataDir'>,
): string | undefined {
  const file = secretKeyFileOf(config);
  if (config.secretKey === undefined && !existsSync(file))
    return `The key of the server’s secrets is not in it: SECRET_KEY is not set, and there is no ${file}. Without that key nobody can read the secrets after a restore.`;
  if (keyId === null)
    return `It is not encrypted, so the key of the server’s secrets is not in it. Keep ${config.secretKey ? 'SECRET_KEY' : file} in another place, or set BACKUP_KEY.`;
  return secretKey ? undefined : 'SECRET_KEY is not in it. Keep it with BACKUP_KEY.';
}
