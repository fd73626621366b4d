import { addressLines, EMPTY_ADDRESS, type Address } from '#core/commerce/cart/address.ts';
import { useWords } from '#blocks/kit/words.ts';
import { contactProblems } from '#core/commerce/cart/contact.ts';
import type { CheckoutContact } from '#contract/shop/cart.ts';
import { useState } from 'react';
import { AddressFields, focusFirstInvalid, type Countries, type Errors } from './address-fields.tsx';
import { Field } from './field.tsx';

export function ContactStep(
  props: Countries & {
    contact: CheckoutContact;
    needsAddress: boolean;
    errors: Errors;
    /** Addresses of a customer who is logged in. */
    saved: readonly Address[];
    onChange: (contact: CheckoutContact) => void;
    onDone: () => Promise<void>;
  },
) {
  const say = useWords('checkout');
  const sayCart = useWords('cart');
  const { contact, needsAddress, onChange, countries } = props;
  const [isShown, setShown] = useState(false);
  const found = isShown ? contactProblems(contact, { needsAddress, say }) : {};
  const errors: Errors = { ...props.errors, ...found };
  const setAddress = (name: 'shipping' | 'billing') => (address: Address) =>
    onChange({ ...contact, [name]: address });
  return (
    <form
      className="checkout-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setShown(true);
        if (Object.keys(contactProblems(contact, { needsAddress, say })).length === 0) void props.onDone();
        else focusFirstInvalid(event.currentTarget);
      }}
    >
      <Field
        label={say('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        isWide
        value={contact.email}
        error={errors['email']}
        onChange={(email) => onChange({ ...contact, email })}
      />
      {needsAddress && props.saved.length > 1 && (
        <Field
          label={say('savedAddresses')}
          isWide
          value=""
          choices={props.saved.map((address, index) => ({
            code: String(index),
            name: addressLines(address, address.country).join(', '),
          }))}
          onChange={(index) => setAddress('shipping')(props.saved[Number(index)] ?? contact.shipping)}
        />
      )}
      <AddressFields
        prefix="shipping"
        address={contact.shipping}
        errors={errors}
        countries={countries}
        isNameOnly={!needsAddress}
        onChange={setAddress('shipping')}
      />
      {needsAddress && (
        <label className="checkout-choice is-wide">
          <input
            type="checkbox"
            checked={contact.billing === null}
            onChange={(event) =>
              onChange({ ...contact, billing: event.currentTarget.checked ? null : EMPTY_ADDRESS })
            }
          />
          {say('sameBilling')}
        </label>
      )}
      {contact.billing && (
        <AddressFields
          prefix="billing"
          address={contact.billing}
          errors={errors}
          countries={countries}
          onChange={setAddress('billing')}
        />
      )}
      <div className="checkout-field is-wide">
        <label>
          {say('optional', { label: say('notes') })}
          <textarea
            rows={2}
            maxLength={2000}
            value={contact.notes}
            onInput={(event) => onChange({ ...contact, notes: event.currentTarget.value })}
          />
        </label>
      </div>
      <label className="checkout-choice is-wide">
        <input
          type="checkbox"
          checked={contact.mayRemind}
          onChange={(event) => onChange({ ...contact, mayRemind: event.currentTarget.checked })}
        />
        {say('mayRemind')}
      </label>
      {Object.keys(errors).length > 0 && (
        <p className="cart-problem" role="alert">
          {sayCart('informationMissing')}
        </p>
      )}
      <button className="button is-solid is-large">{say('continue')}</button>
    </form>
  );
}
