import { Client, type ClientConfig } from 'pg';
import { askClockApart } from './clock/clock.ts';

/** Whoever asks for the state of the server gets an answer within a second, so the database has a little less. */
const BEAT_WITHIN_MS = 800;
const BEAT_EVERY_MS = 1000;
/** One late answer may be a busy machine. */
const MISSED_BEATS = 3;

export interface Pulse {
  /** Whether it answered in time just now. */
  beat(): Promise<boolean>;
  /** Whether it has not answered for some seconds; known without asking. */
  isAway(): boolean;
  /** How far the database's clock was ahead of this one when it last answered. */
  clockApartMs(): number;
  /** Asks every second from now on, and tells when it goes away or comes back. */
  watch(tell?: (isAway: boolean) => void): void;
  stop(): Promise<void>;
}

/** Asks the database for a sign of life, on a connection that nobody else can keep busy. */
export function makePulse(
  config: ClientConfig,
  {
    onAway,
    onBack,
    ask: askFor,
  }: { onAway: () => void; onBack: () => void; ask?: (client: Client) => Promise<unknown> },
): Pulse {
  let client: Client | undefined;
  let underWay: Promise<boolean> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let missed = 0;
  let isAway = false;
  let isStopped = false;
  let clockApart = 0;
  let told: (isAway: boolean) => void = () => {};

  function drop(): void {
    client?.connection.stream.destroy();
    client = undefined;
  }

  async function open(): Promise<Client> {
    const next = new Client({ ...config, connectionTimeoutMillis: BEAT_WITHIN_MS });
    next.on('error', () => {});
    next.on('end', () => {
      if (client === next) client = undefined;
    });
    client = next;
    await next.connect();
    return next;
  }

  /** Whoever connected too late asks on the connection it made itself, not on the one that a later beat is making. */
  async function ask(): Promise<void> {
    const asked = client ?? (await open());
    if (askFor) await askFor(asked);
    else clockApart = await askClockApart(asked);
  }

  async function beatOnce(): Promise<boolean> {
    const isAlive = await within(BEAT_WITHIN_MS, ask());
    if (!isAlive) drop();
    missed = isAlive ? 0 : missed + 1;
    const wasAway = isAway;
    isAway = missed >= MISSED_BEATS;
    if (isAway !== wasAway) {
      (isAway ? onAway : onBack)();
      told(isAway);
    }
    return isAlive;
  }

  const beat = () =>
    (underWay ??= beatOnce().finally(() => {
      underWay = undefined;
    }));

  async function watchOn(): Promise<void> {
    await beat();
    if (isStopped) return drop();
    timer = setTimeout(() => void watchOn(), BEAT_EVERY_MS);
    timer.unref();
  }

  return {
    beat,
    isAway: () => isAway,
    clockApartMs: () => clockApart,
    watch(tell = () => {}) {
      told = tell;
      void watchOn();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await underWay;
      const last = client;
      client = undefined;
      if (last && !(await within(BEAT_WITHIN_MS, last.end()))) last.connection.stream.destroy();
    },
  };
}

/** Whether something is done within a time; what comes of it later is nobody's business. */
async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    // After a stall of our own the answer lies there unread: it is looked at before it counts as late.
    timer = setTimeout(() => setImmediate(() => setImmediate(() => resolve(false))), ms);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([done, late]);
  } finally {
    clearTimeout(timer);
  }
}
