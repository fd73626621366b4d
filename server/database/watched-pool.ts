import { DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg';
import { Unavailable } from './unavailable.ts';

/** What is said to every statement after the one that failed. */
const ABORTED = '25P02';

type Callback = (error: Error | undefined, client?: PoolClient, done?: () => void) => void;

/**
 * A pool that can be told that its server is away. Then it refuses at once instead of letting everybody wait, and
 * what waits for an answer already is refused as well.
 */
export class WatchedPool extends Pool {
  private readonly lent = new Set<PoolClient>();
  private readonly causes = new WeakMap<PoolClient, DatabaseError>();
  private isRefusing = false;

  constructor(config: PoolConfig) {
    super(config);
    this.on('connect', (client) => {
      writeTogether(client.connection.stream);
      client.connection.on('errorMessage', (error: DatabaseError) => {
        if (error.code !== ABORTED) this.causes.set(client, error);
      });
    });
    this.on('acquire', (client) => this.lent.add(client));
    this.on('release', (_error, client) => this.lent.delete(client));
  }

  /** Statements sent together fail together: the one that says why may be heard of after those that only follow. */
  causeOf(client: PoolClient, error: unknown): unknown {
    return isAborted(error) ? (this.causes.get(client) ?? error) : error;
  }

  refuse(): void {
    this.isRefusing = true;
    for (const client of this.lent) client.connection.stream.destroy();
  }

  admit(): void {
    this.isRefusing = false;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | void {
    if (!callback) return this.isRefusing ? Promise.reject(away()) : super.connect().catch(unavailable);
    if (this.isRefusing) return callback(away());
    super.connect(((error: Error | undefined, ...rest: [PoolClient?, (() => void)?]) =>
      callback(error && toUnavailable(error), ...rest)) as Parameters<Pool['connect']>[0]);
  }
}

/**
 * What is asked on a connection before anybody waits for an answer goes out with one write. Each of them wakes the
 * server up, which costs about as much as a statement.
 */
function writeTogether(stream: PoolClient['connection']['stream']): void {
  const write = stream.write.bind(stream) as (...given: unknown[]) => boolean;
  let isHeld = false;
  const release = () => {
    isHeld = false;
    stream.uncork();
  };
  stream.write = (...given: unknown[]): boolean => {
    if (!isHeld) {
      isHeld = true;
      stream.cork();
      process.nextTick(release);
    }
    return write(...given);
  };
}

const isAborted = (error: unknown): boolean =>
  error instanceof DatabaseError
    ? error.code === ABORTED
    : error instanceof Error && error.cause !== undefined && isAborted(error.cause);

const away = () => new Unavailable('The database does not answer.');

/** Whatever the server did not say itself is the way to it. */
function toUnavailable(error: Error): Error {
  return error instanceof DatabaseError
    ? error
    : new Unavailable('The database cannot be reached.', { cause: error });
}

function unavailable(error: Error): never {
  throw toUnavailable(error);
}
