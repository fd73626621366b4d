import type { Database } from '../database/database.ts';
import type { Mailing } from '../mail/service.ts';
import type { Vault } from '../secrets/vault.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Tokens } from './sessions/tokens.ts';
import type { Tries } from './tries.ts';

/** What the ways into an account are built from. */
export interface Parts {
  db: Database;
  vault: Vault;
  mail: Mailing;
  /** Address of the app domain, for links in mails. */
  appUrl: string;
  now: () => Date;
  sessions: Sessions;
  tokens: Tokens;
  tries: Tries;
}
