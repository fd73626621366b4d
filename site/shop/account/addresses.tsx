import { useState } from 'react';
import { useWords } from '#blocks/kit/words.ts';
import { addressLines, EMPTY_ADDRESS, type Address } from '#core/commerce/cart/address.ts';
import { MAX_ADDRESSES } from '#core/customers/customer.ts';
import * as calls from '#contract/addresses/customers.ts';
import { AddressFields, type Countries } from '../checkout/address-fields.tsx';
import type { AccountPart } from './account-home.tsx';
import { Form } from '../checkout/form.tsx';
import { useRun } from '../checkout/use-run.ts';

export function Addresses({ call, profile, onChange, countries }: AccountPart & Countries) {
  const say = useWords('account');
  const run = useRun();
  const { addresses } = profile;
  /** Which one is being changed; one behind the last is new. */
  const [open, setOpen] = useState<{ index: number; address: Address }>();
  const nameOf = (code: string) => countries.find((country) => country.code === code)?.name ?? code;

  const save = (next: readonly Address[], done: string) =>
    run.run(async () => {
      onChange(await call(calls.saveAddresses, { body: { addresses: [...next] } }));
      setOpen(undefined);
    }, done);
  const errors = Object.fromEntries(
    Object.entries(run.errors).map(([path, problem]) => [
      path.replace(`addresses.${open?.index ?? 0}.`, 'shipping.'),
      problem,
    ]),
  );
  return (
    <section className="checkout-step" id="addresses">
      <h2>{say('addresses')}</h2>
      {addresses.length === 0 && !open && <p>{say('noAddresses')}</p>}
      <ul className="account-list account-addresses">
        {addresses.map((address, index) => (
          <li key={index}>
            <address>
              {addressLines(address, nameOf(address.country)).map((line) => (
                <bdi key={line}>{`${line}\n`}</bdi>
              ))}
            </address>
            {index === 0 && addresses.length > 1 && <p className="checkout-quiet">{say('defaultAddress')}</p>}
            <p className="account-links">
              <button type="button" className="cart-link" onClick={() => setOpen({ index, address })}>
                {say('change')}
                <span className="visually-hidden"> {say('theAddress', { line: address.line1 })}</span>
              </button>
              {index > 0 && (
                <button
                  type="button"
                  className="cart-link"
                  onClick={() =>
                    void save([address, ...addresses.filter((each) => each !== address)], say('saved'))
                  }
                >
                  {say('makeDefault')}
                  <span className="visually-hidden"> {say('theAddress', { line: address.line1 })}</span>
                </button>
              )}
              <button
                type="button"
                className="cart-link"
                onClick={() =>
                  void save(
                    addresses.filter((each) => each !== address),
                    say('addressDeleted'),
                  )
                }
              >
                {say('delete')}
                <span className="visually-hidden"> {say('theAddress', { line: address.line1 })}</span>
              </button>
            </p>
          </li>
        ))}
      </ul>
      {open ? (
        <Form
          run={run}
          button={say('saveAddress')}
          onSubmit={() => save(addresses.toSpliced(open.index, 1, open.address), say('addressSaved'))}
          more={
            <button type="button" className="cart-link" onClick={() => setOpen(undefined)}>
              {say('cancel')}
            </button>
          }
        >
          <AddressFields
            prefix="shipping"
            address={open.address}
            errors={errors}
            countries={countries}
            onChange={(address) => setOpen({ ...open, address })}
          />
        </Form>
      ) : (
        <div className="account-actions">
          {addresses.length < MAX_ADDRESSES && (
            <button
              type="button"
              className="button is-outline"
              onClick={() => setOpen({ index: addresses.length, address: EMPTY_ADDRESS })}
            >
              {say('addAddress')}
            </button>
          )}
          <span role="status">{run.notice}</span>
        </div>
      )}
    </section>
  );
}
