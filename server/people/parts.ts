import type { Accounts } from '../accounts/service.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import type { Mailing } from '../mail/service.ts';
import type { Sites } from '../sites/service.ts';

export interface PeopleDeps {
  db: Database;
  accounts: Accounts;
  sites: Sites;
  mail: Mailing;
  /** How many may work on the site whose transaction it is. */
  maxContributors: (tx: Tx) => Promise<number>;
  titleOf: (site: Site) => Promise<string>;
  now: () => Date;
}

/** Who acts on which site's people. */
export interface Host {
  site: Site;
  accountId: string;
}
