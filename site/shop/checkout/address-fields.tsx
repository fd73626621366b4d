import type { ReactNode } from 'react';
import type { Address } from '#core/commerce/cart/address.ts';
import { needsRegion, partsOfTown, type Town } from '#core/places/postal.ts';
import { useWords } from '#blocks/kit/words.ts';
import { Field } from './field.tsx';

export interface Countries {
  countries: readonly { code: string; name: string }[];
}

export type Errors = Readonly<Record<string, string>>;

/** After the fields have been marked, which happens with the next frame. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}

/** What nobody writes in another country must not stay behind unseen. */
function movedTo(country: string, address: Address): Partial<Address> {
  const parts = partsOfTown(country);
  return {
    country,
    region: parts.includes('region') ? address.region : '',
    postcode: parts.includes('postcode') ? address.postcode : '',
  };
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
  const say = useWords('checkout');
  const { prefix, address, errors, onChange, isNameOnly = false } = props;
  const change = (changed: Partial<Address>) => onChange({ ...address, ...changed });
  const field = (name: keyof Address, label: string, autoComplete: string, isWide = false) => (
    <Field
      key={name}
      label={label}
      isWide={isWide}
      autoComplete={`${prefix} ${autoComplete}`}
      value={address[name]}
      error={errors[`${prefix}.${name}`]}
      onChange={(value) => change(name === 'country' ? movedTo(value, address) : { [name]: value })}
      {...(name === 'country' && { choices: props.countries })}
    />
  );
  const optional = (label: string) => say('optional', { label });
  const town: Readonly<Record<keyof Town, () => ReactNode>> = {
    city: () => field('city', say('city'), 'address-level2'),
    postcode: () => field('postcode', say(address.country === 'US' ? 'zip' : 'postcode'), 'postal-code'),
    region: () =>
      field(
        'region',
        needsRegion(address.country) ? say('region') : optional(say('region')),
        'address-level1',
      ),
  };
  return (
    <>
      {field('firstName', say('firstName'), 'given-name')}
      {field('lastName', say('lastName'), 'family-name')}
      {!isNameOnly && (
        <>
          {field('country', say('country'), 'country', true)}
          {field('line1', say('line1'), 'address-line1', true)}
          {field('line2', optional(say('line2')), 'address-line2', true)}
          {partsOfTown(address.country).map((part) => town[part]())}
          {field('phone', optional(say('phone')), 'tel')}
        </>
      )}
    </>
  );
}
