import { ACCOUNT_PATH } from '#core/customers/customer.ts';
import type { ViewProps } from '../kit/block.tsx';
import { fields, type AccountValues } from './fields.ts';
import { useWords } from '../kit/words.ts';
import { unlessOwn } from '#core/words/own-text.ts';

/** Leads to the account, which asks whoever is not logged in: the page is the same for everybody. */
export function AccountView({ values: { label, look, align } }: ViewProps<AccountValues>) {
  const say = useWords('page');
  return (
    <p className="account-link" data-align={align}>
      <a href={ACCOUNT_PATH} {...(look === 'button' && { className: 'button is-theme' })}>
        {unlessOwn(label, fields.initial.label, say('logIn'))}
      </a>
    </p>
  );
}
