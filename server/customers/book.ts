import { tidyEmail } from '#core/email.ts';
import { newId } from '../ids.ts';
import type { CustomerBook } from '../orders/customers.ts';
import * as store from './store.ts';

/** Whoever buys is a customer, also without an account: what orders write down about them. */
export const customerBook: CustomerBook = {
  ensure: (tx, siteId, { email, name, at }) =>
    store.ensureCustomer(tx, { siteId, id: newId(), email: tidyEmail(email), name, createdAt: at }),
  setSums: store.setSums,
  isBlocked: (tx, email) => store.isBlocked(tx, tidyEmail(email)),
};
