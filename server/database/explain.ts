import type { Config } from '../config.ts';
import { StartProblem } from '../start-problem.ts';
import { isUnavailable } from './unavailable.ts';

const DATABASE_URL = 'DATABASE_URL';

const NO_TLS = 'The server does not support SSL connections';

const NOT_POSTGRESQL: [problem: string, remedy: string] = [
  'What answers there is no PostgreSQL.',
  'Correct host and port in DATABASE_URL.',
];

const NOT_CERTIFIED: [problem: string, remedy: string] = [
  'Its certificate is not accepted.',
  'Name its authority in DATABASE_URL (sslrootcert=/path/ca.pem), or the host as it stands in the certificate.',
];

const REASONS: Record<string, [problem: string, remedy: string]> = {
  ECONNREFUSED: [
    'Nothing answers there.',
    'Start that PostgreSQL server, or correct host and port in DATABASE_URL.',
  ],
  ENOTFOUND: ['The host name is not known.', 'Correct the host in DATABASE_URL.'],
  ETIMEDOUT: ['The server does not answer.', 'Check host, port and firewall, then start again.'],
  ENOENT: [
    'A file or folder that its address names is not there.',
    'Correct sslrootcert, sslcert, sslkey or host in DATABASE_URL.',
  ],
  [NO_TLS]: ['It does not speak TLS.', 'Switch ssl on at that server, or leave sslmode out of DATABASE_URL.'],
  SELF_SIGNED_CERT_IN_CHAIN: NOT_CERTIFIED,
  DEPTH_ZERO_SELF_SIGNED_CERT: NOT_CERTIFIED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: NOT_CERTIFIED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: NOT_CERTIFIED,
  ERR_TLS_CERT_ALTNAME_INVALID: NOT_CERTIFIED,
  CERT_HAS_EXPIRED: NOT_CERTIFIED,
  ECONNRESET: NOT_POSTGRESQL,
  EPROTO: NOT_POSTGRESQL,
  '53300': [
    'It has no connection left.',
    'Raise max_connections of that server, end other programs that use it, or put PgBouncer in front (see README).',
  ],
  '57P03': ['It is starting up or shutting down.', 'Wait a moment, then start again.'],
  '55P03': [
    'Something else keeps its tables locked.',
    'Look for long transactions (select * from pg_stat_activity), end them, then start again.',
  ],
  '28P01': ['The password is not accepted.', 'Correct user and password in DATABASE_URL.'],
  '28000': ['The user is not accepted.', 'Correct the user in DATABASE_URL, or allow it in pg_hba.conf.'],
  '3D000': ['The database does not exist.', 'Create it (createdb), or correct its name in DATABASE_URL.'],
  '42501': [
    'The user may not create tables there.',
    'Let the user own the database, or grant it CREATE on it.',
  ],
};

/** Where the address of PostgreSQL itself stands; what is wrong with a pooler is told by who looks through it. */
export const directSettingOf = ({ databaseDirectUrl }: Pick<Config, 'databaseDirectUrl'>) =>
  databaseDirectUrl === undefined ? DATABASE_URL : 'DATABASE_DIRECT_URL';

/** A person can put these right; whatever else went wrong is passed on. `setting` is where the address stands. */
export function explainDatabaseError(
  error: unknown,
  config: Pick<Config, 'databaseUrl'>,
  setting = DATABASE_URL,
): never {
  const cause =
    error instanceof AggregateError
      ? error.errors[0]
      : error instanceof Error && error.cause
        ? error.cause
        : error;
  const reason = REASONS[nameOf(cause)];
  if (reason && config.databaseUrl) {
    throw new StartProblem(
      `The database of ${setting} cannot be used: ${reason[0]}`,
      reason[1].replaceAll(DATABASE_URL, setting),
      { cause: error },
    );
  }
  if (error instanceof Error && error.message.startsWith('Plinth needs')) {
    throw new StartProblem(
      error.message,
      'Upgrade the server, or leave DATABASE_URL out to use the built-in one.',
    );
  }
  throw error;
}

/** By its code; the driver gives none to a server without TLS. */
function nameOf(cause: unknown): string {
  if (!(cause instanceof Error)) return '';
  return 'code' in cause ? String(cause.code) : cause.message;
}

/** A database that goes away while a node starts leaves errors of every kind behind. */
export function explainLostDatabase(error: unknown, isAway: boolean): unknown {
  if (error instanceof StartProblem || !(isAway || isUnavailable(error))) return error;
  return new StartProblem(
    'The database stopped answering during the start.',
    'Look at PostgreSQL, its machine and the network to it, then start again.',
    { cause: error },
  );
}
