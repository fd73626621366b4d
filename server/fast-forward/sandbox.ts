import { AsyncLocalStorage } from 'node:async_hooks';
import { getTableName, type Table } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, escapeIdentifier, escapeLiteral, type ClientConfig, type Pool } from 'pg';
import type { Database } from '../database/database.ts';
import { startGathering, stopGathering } from '../database/gathering.ts';
import * as schema from '../database/schema.ts';

/** A shop as it is now, and what it starts empty with. */
const COPIED: readonly Table[] = [
  // What a sale shows to visitors raises the version of the site; the real row would stay locked for as long.
  schema.sites,
  schema.products,
  schema.productVariants,
  schema.productCategories,
  schema.orders,
  schema.orderEvents,
  schema.ledgerEntries,
  schema.storeCounters,
  schema.discounts,
  schema.discountUses,
  schema.customers,
  schema.giftCards,
  schema.giftCardMovements,
  schema.donationPages,
  schema.donations,
  schema.donationPlans,
  schema.reviewRequests,
  schema.customerSubscriptions,
  schema.subscriptionsDue,
  schema.subscriptionPeriods,
];
const EMPTY: readonly Table[] = [
  schema.carts,
  schema.stockChanges,
  schema.subscriptionEvents,
  schema.payments,
  schema.testPayments,
  schema.testRefunds,
  schema.mails,
];
const ENDS_TRANSACTION = /^\s*(begin|start transaction|commit|end|rollback|abort)\s*(;|$)/i;

export interface Sandbox {
  db: Database;
  /** Forgets everything that was done in it. */
  close: () => Promise<void>;
}

/**
 * A copy of a shop that nobody else sees: temporary tables of the same names, which stand before the real ones on
 * one connection, in one transaction that is never committed. A connection of its own, because statements that were
 * prepared before would still mean the real tables.
 */
export async function openSandbox(real: Database, siteId: string): Promise<Sandbox> {
  const client = new Client((real.pool as Pool & { options: ClientConfig }).options);
  // Whoever asks next is told that it is gone; nobody listening, it would end the process.
  client.on('error', () => {});
  await client.connect();
  const ask = client.query.bind(client) as (text: string) => Promise<unknown>;
  try {
    await ask('begin');
    await ask('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    await ask(`set local plinth.site_id = ${escapeLiteral(siteId)}`);
    for (const table of [...COPIED, ...EMPTY]) {
      const name = escapeIdentifier(getTableName(table));
      await ask(`create temporary table ${name} (like public.${name} including all) on commit drop`);
      // Named, because when something is due may be read of every site.
      if (COPIED.includes(table))
        await ask(
          `insert into pg_temp.${name} select * from public.${name}
           where ${table === schema.sites ? 'id' : 'site_id'} = ${escapeLiteral(siteId)}`,
        );
      await ask(`analyze pg_temp.${name}`);
    }
  } catch (error) {
    await client.end();
    throw error;
  }
  // Whatever asks for a transaction of its own would end this one.
  client.query = ((...args: [string | { text: string }]) => {
    const text = typeof args[0] === 'string' ? args[0] : args[0].text;
    if (ENDS_TRANSACTION.test(text))
      throw new Error('A sandbox has one transaction, which is not committed.');
    return ask(...(args as unknown as [string]));
  }) as typeof client.query;
  return { db: databaseOn(real, client, siteId), close: () => client.end() };
}

/** One after the other on one connection; what is begun inside goes on inside. */
function databaseOn(real: Database, client: Client, siteId: string): Database {
  const isInside = new AsyncLocalStorage<true>();
  let last: Promise<unknown> = Promise.resolve();
  let savepoints = 0;

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (isInside.getStore()) return work();
    const turn = last.then(() => isInside.run(true, work));
    last = turn.catch(() => undefined);
    return turn;
  }

  const scoped =
    (gathers: boolean): Database['site'] =>
    (id, work) =>
      inTurn(async () => {
        if (id !== siteId) throw new Error('A sandbox is of one site.');
        savepoints += 1;
        const point = `inside_${savepoints}`;
        const ending: (() => Promise<unknown>)[] = [];
        await client.query(`savepoint ${point}`);
        if (gathers) startGathering(client);
        try {
          const result = await work(drizzle({ client }), (write) => ending.push(write));
          await Promise.all(ending.map((write) => write()));
          await client.query(`release savepoint ${point}`);
          return result;
        } catch (error) {
          await client.query(`rollback to savepoint ${point}`);
          throw error;
        } finally {
          if (gathers) stopGathering(client);
        }
      });

  const platform = {
    query: (...args: Parameters<Client['query']>) => inTurn(async () => client.query(...args)),
  };
  const site = scoped(false);
  return {
    ...real,
    platform: drizzle({ client: platform as unknown as Client }),
    site,
    siteRelaxed: site,
    siteGathered: scoped(true),
    readSite: site,
    readOnce: (id, statement, values) =>
      site(id, async () => (await client.query(statement, [...values])).rows),
    flush: () => Promise.resolve(),
    account: refuse,
    mail: refuse,
    mailbox: refuse,
    unsentMails: refuse,
    close: refuse,
  };
}

const refuse = (): Promise<never> => Promise.reject(new Error('A sandbox knows its shop alone.'));
