import { returnPath } from '#core/access/return-path.ts';
import { ACCOUNT_PATH } from '#core/customers/customer.ts';

const CHECKOUT_PATH = '/commerce/goto-checkout';

/** To where somebody was going when they were asked to log in. The page is loaded anew, with the token of the session. */
export function goOn(): void {
  const next = new URLSearchParams(location.search).get('next');
  if (next === 'checkout') location.assign(CHECKOUT_PATH);
  else location.assign(next === null ? ACCOUNT_PATH : returnPath(next));
}
