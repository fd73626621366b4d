import { useEffect, useMemo, useState } from 'react';
import { useWords } from '#blocks/kit/words.ts';
import { ACCOUNT_PATH } from '#core/customers/customer.ts';
import { XSRF_HEADER } from '#core/customers/session.ts';
import * as calls from '#contract/addresses/customers.ts';
import type { CustomerProfile } from '#contract/shop/customer-accounts.ts';
import { browserDataLayer } from '#browser/http/data-layer.ts';
import { makeCall } from '#browser/http/make-call.ts';
import type { Countries } from '../checkout/address-fields.tsx';
import { Addresses } from './addresses.tsx';
import { OwnGiftCards } from './gift-cards.tsx';
import { Memberships } from './memberships.tsx';
import { MonthlyDonations } from './monthly-donations.tsx';
import { OrderHistory } from './order-history.tsx';
import { Privacy } from './privacy.tsx';
import { Profile } from './profile.tsx';
import { Subscriptions } from './subscriptions.tsx';
import { useRun } from '../checkout/use-run.ts';

/** Calls of this customer: each carries the token that only their own windows know. */
function makeCustomerCall(xsrfToken: string) {
  const send = browserDataLayer();
  return makeCall((given) => send({ ...given, headers: { ...given.headers, [XSRF_HEADER]: xsrfToken } }));
}

export type CustomerCall = ReturnType<typeof makeCustomerCall>;

/** What the parts of the account share. */
export interface AccountPart {
  call: CustomerCall;
  profile: CustomerProfile;
  onChange: (profile: CustomerProfile) => void;
}

export function AccountHome(props: Countries & { xsrfToken: string; locale: string }) {
  const say = useWords('account');
  const { xsrfToken, locale, countries } = props;
  const call = useMemo(() => makeCustomerCall(xsrfToken), [xsrfToken]);
  const [profile, setProfile] = useState<CustomerProfile>();
  const [hasFailed, setFailed] = useState(false);
  const run = useRun();

  useEffect(() => {
    call(calls.read).then(setProfile, () => setFailed(true));
  }, [call]);

  if (hasFailed)
    return (
      <p role="alert">
        {say('notLoaded')} <a href={ACCOUNT_PATH}>{say('tryAgain')}</a>
      </p>
    );
  if (!profile) return <p role="status">{say('oneMoment')}</p>;
  const part = { call, profile, onChange: setProfile };
  const logOut = () =>
    run.run(async () => {
      await call(calls.logOut, { query: { cloneCart: 'true' } });
      location.assign(ACCOUNT_PATH);
    });
  return (
    <div className="checkout account" data-live="">
      <div className="account-parts">
        <Subscriptions call={call} locale={locale} countries={countries} />
        <Memberships call={call} />
        <MonthlyDonations call={call} locale={locale} />
        <OrderHistory call={call} locale={locale} />
        <OwnGiftCards call={call} locale={locale} />
        <Addresses {...part} countries={countries} />
        <Profile {...part} />
        <Privacy {...part} />
      </div>
      <aside className="cart-side account-side">
        <p>
          {profile.name !== '' && <strong>{profile.name}</strong>}
          <span className="checkout-quiet">{profile.email}</span>
        </p>
        <nav aria-label={say('yourAccount')}>
          <a href="#orders">{say('orders')}</a>
          <a href="#addresses">{say('addresses')}</a>
          <a href="#profile">{say('profileAndPassword')}</a>
          <a href="#privacy">{say('yourData')}</a>
        </nav>
        <button
          type="button"
          className="button is-outline"
          disabled={run.isBusy}
          onClick={() => void logOut()}
        >
          {say('logOut')}
        </button>
        <p className="cart-problem" role="alert">
          {run.problem}
        </p>
      </aside>
    </div>
  );
}
