import type { Tx } from './database.ts';
import { Unavailable } from './unavailable.ts';
import { asJob, asRequest } from './work.ts';

/** What was asked alike and is not sent yet. */
interface Batch {
  items: unknown[];
  answers: Promise<readonly unknown[]>;
  send: () => void;
}

const gatherers = new WeakMap<object, Map<string, Batch>>();

/** From here on what is asked alike on this connection waits for its turn, until `stopGathering`. */
export const startGathering = (client: object) => void gatherers.set(client, new Map());
export const stopGathering = (client: object) => void gatherers.delete(client);

/** Sends what waits, and says whether there was anything. */
export function sendGathered(client: object): boolean {
  const waiting = gatherers.get(client);
  if (!waiting || waiting.size === 0) return false;
  const batches = [...waiting.values()];
  waiting.clear();
  for (const { send } of batches) send();
  return true;
}

/**
 * Asks about some things, with one answer for each. In a transaction that gathers, those who ask alike before anybody
 * has an answer are asked for with one call: so many can be carried out beside each other by what is written for one.
 */
export async function gather<Item, Answer>(
  { $client: client }: Pick<Tx, '$client'>,
  name: string,
  items: readonly Item[],
  ask: (items: readonly Item[]) => Promise<readonly Answer[]>,
): Promise<readonly Answer[]> {
  const waiting = gatherers.get(client);
  if (!waiting) return ask(items);
  const batch = waiting.get(name) ?? openBatch((all) => ask(all as readonly Item[]));
  if (!waiting.has(name)) {
    // After everything that is ready to go on has asked.
    if (waiting.size === 0) process.nextTick(sendGathered, client);
    waiting.set(name, batch);
  }
  const from = batch.items.push(...items) - items.length;
  const answers = (await batch.answers) as readonly Answer[];
  return answers.slice(from, from + items.length);
}

/** What all of them ask in the same words, so that one answer is for everybody who asks together. */
export async function askOnce<Answer>(
  tx: Pick<Tx, '$client'>,
  name: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const [answer] = await gather(tx, name, [undefined], async (all) => {
    const shared = await ask();
    return all.map(() => ({ shared }));
  });
  if (!answer) throw new Error('There was no answer.');
  return answer.shared;
}

/** Does the same for all of them beside each other. One that fails is told about once nobody uses the transaction any more. */
export async function forEachBeside<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const done = await Promise.allSettled(items.map((item) => work(item)));
  return done.map((each) => {
    if (each.status === 'rejected') throw each.reason;
    return each.value;
  });
}

/** How many are on their way at once for one owner, and how many of them go together. */
interface Lanes {
  lanes: number;
  atMost: number;
  /** Nobody waits for it, so it takes no turns from those who do wait. */
  isJob?: boolean;
}

/**
 * Carries out together what comes in for one owner while something of theirs is on its way. Whoever comes first waits
 * for nobody. If all of them fail, each is carried out by itself, so that one does not keep the others.
 */
export function makeTogether<Item, Result>(
  carryOut: (owner: string, items: readonly Item[]) => Promise<readonly Result[]>,
  { lanes, atMost, isJob = false }: Lanes,
): (owner: string, item: Item) => Promise<Result> {
  interface Waiting {
    item: Item;
    resolve: (result: Result) => void;
    reject: (error: unknown) => void;
  }
  const as = isJob ? asJob : asRequest;
  const owners = new Map<string, { waiting: Waiting[]; running: number }>();

  async function run(owner: string, some: readonly Waiting[]): Promise<void> {
    try {
      const results = await carryOut(
        owner,
        some.map(({ item }) => item),
      );
      some.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      // Who would wait for a database that is away, or for a lock, has waited already.
      if (some.length === 1 || error instanceof Unavailable) for (const { reject } of some) reject(error);
      else await Promise.all(some.map((one) => run(owner, [one])));
    }
  }

  function goOn(owner: string): void {
    const state = owners.get(owner);
    if (!state) return;
    while (state.running < lanes && state.waiting.length > 0) {
      state.running += 1;
      const some = state.waiting.splice(0, atMost);
      void as(() => run(owner, some)).then(() => {
        state.running -= 1;
        goOn(owner);
      });
    }
    if (state.running === 0) owners.delete(owner);
  }

  return (owner, item) =>
    new Promise((resolve, reject) => {
      const state = owners.get(owner) ?? { waiting: [], running: 0 };
      owners.set(owner, state);
      state.waiting.push({ item, resolve, reject });
      goOn(owner);
    });
}

/**
 * Work that is done for everybody who asked before it began. Who asks while it is under way waits for the next, which
 * all of them share.
 */
export function makeShared(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function begin(): Promise<void> {
    next = undefined;
    running = work().finally(() => (running = undefined));
    return running;
  }

  return () => {
    if (!running) return begin();
    next ??= running.then(begin, begin);
    return next;
  };
}

function openBatch(ask: (items: readonly unknown[]) => Promise<readonly unknown[]>): Batch {
  const items: unknown[] = [];
  const { promise, resolve } = Promise.withResolvers<readonly unknown[]>();
  return { items, answers: promise, send: () => resolve(ask(items)) };
}

/**
 * Of a table only what `asked` names by its id, found one by one: the planner takes what is asked for a hundred rows and
 * would read all of a shop to compare it with them.
 */
export const isAsked = (table: string) => `${table}.id = any(array(select id from asked))`;

/** One answer for each of the things it is asked about. */
interface AskForMany<Item, Row> {
  (tx: Tx, items: readonly Item[]): Promise<readonly (Row | undefined)[]>;
}

/**
 * A statement about any number of things, whose plan each connection keeps. They stand in `$1`, for
 * `json_to_recordset`; `nth` says which of them a row of the answer is about, of which there is one at most.
 */
export function statementForMany<Item extends object, Row extends object = never>(
  name: string,
  text: string,
): AskForMany<Item, Row> {
  // The planner takes every set for a hundred rows, and reads the whole table for them while it is not large. Of one
  // thing it knows that it is one.
  const ofOne = text.replace('json_to_recordset(', 'json_to_record(');
  return async (tx, items) =>
    gather(tx, name, items, async (all) => {
      const plain = plainOf(all);
      const asked =
        plain.length === 1
          ? { name: `${name}-one`, text: ofOne, values: [JSON.stringify(plain[0])] }
          : { name, text, values: [JSON.stringify(plain)] };
      const { rows } = await tx.$client.query<Row & { nth: number }>(asked);
      const answers: (Row | undefined)[] = all.map(() => undefined);
      for (const { nth, ...row } of rows) answers[nth] = row as unknown as Row;
      return answers;
    });
}

/** Numbered, and with moments as they are written: with objects among them that write themselves, JSON takes five times as long. */
function plainOf(items: readonly object[]): Record<string, unknown>[] {
  const written = new Map<number, string>();
  const write = (moment: Date) => {
    const at = moment.getTime();
    const known = written.get(at) ?? moment.toISOString();
    written.set(at, known);
    return known;
  };
  return items.map((item, nth) => {
    const plain: Record<string, unknown> = { ...item, nth };
    for (const name in plain) {
      const value = plain[name];
      if (value instanceof Date) plain[name] = write(value);
    }
    return plain;
  });
}
