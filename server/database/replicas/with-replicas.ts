import type { Database, DatabaseConfig, ReplicaReport, Tx } from '../database.ts';
import { counters } from '../../counting/counters.ts';
import { currentWork, type Published } from '../work.ts';
import { makeReplica } from './replica.ts';

export interface ReplicaOptions {
  urls: readonly string[];
  /** What connections to the primary bring along: the role as which the application works. */
  options?: string | undefined;
  tell?: (report: ReplicaReport) => void;
}

/**
 * Reads published pages from replicas that have the version which is live, and everything else from the primary. So
 * does whatever a replica cannot answer now: nobody waits for one that is away, and nobody sees what was before a publish.
 */
export async function withReplicas(
  db: Database,
  { urls, options, tell = () => {} }: ReplicaOptions,
): Promise<Database> {
  if (urls.length === 0) return db;
  const system = await systemOf(db);
  const replicas = urls.map((connectionString) => {
    const config: DatabaseConfig = { connectionString, ...(options !== undefined && { options }) };
    return makeReplica(config, { name: nameOf(connectionString), system, tell });
  });
  let turn = 0;

  /** They take turns. */
  function choose(site: Published) {
    turn += 1;
    const usable = replicas.filter((replica) => replica.isFor(site));
    return usable[turn % usable.length];
  }

  async function read<T>(
    siteId: string,
    work: (tx: Tx) => Promise<T>,
    onPrimary: () => Promise<T>,
  ): Promise<T> {
    const { published } = currentWork();
    if (published?.id !== siteId) return onPrimary();
    const replica = choose(published);
    const outcome = await replica?.read(published, work);
    counters.replicaReads.inc({ outcome: outcome?.as ?? 'primary' });
    return outcome?.as === 'read' ? outcome.value : onPrimary();
  }

  return {
    ...db,
    replicas: () => replicas.map((replica) => replica.report()),
    readSite: (siteId, work) => read(siteId, work, () => db.readSite(siteId, work)),
    readOnce: <Row extends object>(siteId: string, statement: string, values: readonly string[]) =>
      read(
        siteId,
        async (tx) =>
          (await tx.$client.query<Row>({ name: planOf(statement), text: statement, values: [...values] }))
            .rows,
        () => db.readOnce<Row>(siteId, statement, values),
      ),
    async close() {
      await Promise.all(replicas.map((replica) => replica.close()));
      await db.close();
    },
  };
}

/** The driver asks each connection to plan a named statement once. */
const plans = new Map<string, string>();

function planOf(statement: string): string {
  const name = plans.get(statement) ?? `once_${plans.size}`;
  plans.set(statement, name);
  return name;
}

/** All copies of a database have this number, and no other database has it. */
async function systemOf(db: Database): Promise<string> {
  const { rows } = await db.pool.query<{ system: string }>(
    'select system_identifier::text as system from pg_control_system()',
  );
  return rows[0]?.system ?? '';
}

/** For people to tell them apart; addresses carry passwords. */
export function nameOf(url: string): string {
  const { host, searchParams } = new URL(url);
  return searchParams.get('host') ?? host;
}
