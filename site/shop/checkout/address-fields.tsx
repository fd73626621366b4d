import type { Address } from '#core/commerce/cart/address.ts';
import { Field } from './field.tsx';

export interface Countries {
  countries: readonly { code: string; name: string }[];
}

export type Errors = Readonly<Record<string, string>>;

/** After the fields have been marked, which happens with the next frame. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}

export function AddressFields(
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
