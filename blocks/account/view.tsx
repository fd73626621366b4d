import { ACCOUNT_PATH } from '#core/customers/customer.ts';
import type { ViewProps } from '../kit/block.tsx';
import type { AccountValues } from './fields.ts';

/** Leads to the account, which asks whoever is not logged in: the page is the same for everybody. */
export function AccountView({ values: { label, look, align } }: ViewProps<AccountValues>) {
  return (
    <p className="account-link" data-align={align}>
      <a href={ACCOUNT_PATH} {...(look === 'button' && { className: 'button is-theme' })}>
        {label || 'Log in'}
      </a>
    </p>
  );
}
