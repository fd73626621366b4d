import type { Tx } from '../database/database.ts';

/** What becomes of a customer’s subscriptions when the customer goes, or is made one with another. */
export interface CustomersSubscriptions {
  leaveCustomer: (tx: Tx, customerId: string) => Promise<void>;
  moveCustomer: (tx: Tx, from: string, to: string) => Promise<void>;
}

/** What a customer has given, and gives every month. */
export interface CustomersDonations {
  exportOf: (siteId: string, email: string) => Promise<unknown[]>;
  monthly: { leaveDonor: (tx: Tx, email: string) => Promise<void> };
}
