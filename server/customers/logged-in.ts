import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { customers, customerSessions } from '../database/schema.ts';

/** Joins a session to the customer it belongs to. */
export const ofSession = and(
  eq(customers.siteId, customerSessions.siteId),
  eq(customers.id, customerSessions.customerId),
);

/** Who is logged in: a session that has not ended, of a customer who is not blocked. */
export const isLoggedIn = (tokenHash: string | SQL, at: Date | SQL) =>
  and(
    eq(customerSessions.tokenHash, tokenHash),
    gt(customerSessions.expiresAt, at),
    isNull(customers.blockedAt),
  );
