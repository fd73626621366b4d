import { EMPTY_ADDRESS, type Address } from '#core/commerce/cart/address.ts';
import { contactProblems } from '#core/commerce/cart/contact.ts';
import type { CheckoutContact } from '#contract/shop/cart.ts';
import { INFORMATION_MISSING } from '#core/messages/cart.ts';
import { useState } from 'react';
import { Field } from './field.tsx';

export interface Countries {
  countries: readonly { code: string; name: string }[];
}

type Errors = Readonly<Record<string, string>>;

export function ContactStep(
  props: Countries & {
    contact: CheckoutContact;
    needsAddress: boolean;
    errors: Errors;
    onChange: (contact: CheckoutContact) => void;
    onDone: () => Promise<void>;
  },
) {
  const { contact, needsAddress, onChange, countries } = props;
  const [isShown, setShown] = useState(false);
  const found = isShown ? contactProblems(contact, { needsAddress }) : {};
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
        if (Object.keys(contactProblems(contact, { needsAddress })).length === 0) void props.onDone();
        else focusFirstInvalid(event.currentTarget);
      }}
    >
      <Field
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        isWide
        value={contact.email}
        error={errors['email']}
        onChange={(email) => onChange({ ...contact, email })}
      />
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
          The bill goes to the same address
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
          Notes for the shop
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
        You may write to me once if I leave my cart behind
      </label>
      {Object.keys(errors).length > 0 && (
        <p className="cart-problem" role="alert">
          {INFORMATION_MISSING}
        </p>
      )}
      <button className="button is-solid is-large">Continue</button>
    </form>
  );
}

/** After the fields have been marked, which happens with the next frame. */
function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}

function AddressFields(
  props: Countries & {
    prefix: 'shipping' | 'billing';
    address: Address;
    errors: Errors;
    isNameOnly?: boolean;
    onChange: (address: Address) => void;
  },
) {
  const { prefix, address, errors, onChange, isNameOnly = false } = props;
  const field = (name: keyof Address, label: string, autoComplete: string, isWide = false) => (
    <Field
      label={label}
      isWide={isWide}
      autoComplete={`${prefix} ${autoComplete}`}
      value={address[name]}
      error={errors[`${prefix}.${name}`]}
      onChange={(value) => onChange({ ...address, [name]: value })}
      {...(name === 'country' && { choices: props.countries })}
    />
  );
  return (
    <>
      {field('firstName', 'First name', 'given-name')}
      {field('lastName', 'Last name', 'family-name')}
      {!isNameOnly && (
        <>
          {field('country', 'Country', 'country', true)}
          {field('line1', 'Street and number', 'address-line1', true)}
          {field('line2', 'Floor, building, care of', 'address-line2', true)}
          {field('city', 'Town', 'address-level2')}
          {field('postcode', address.country === 'US' ? 'ZIP code' : 'Postcode', 'postal-code')}
          {field('region', 'State or province', 'address-level1')}
          {field('phone', 'Phone', 'tel')}
        </>
      )}
    </>
  );
}
