import { ACCOUNT_PATH } from '#core/customers/customer.ts';

const CHECKOUT_PATH = '/commerce/goto-checkout';

/** To where somebody was going when they were asked to log in. The page is loaded anew, with the token of the session. */
export function goOn(): void {
  const isBuying = new URLSearchParams(location.search).get('next') === 'checkout';
  location.assign(isBuying ? CHECKOUT_PATH : ACCOUNT_PATH);
}
