import type { Address } from '#core/commerce/cart/address.ts';
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
      {field('firstName', say('firstName'), 'given-name')}
      {field('lastName', say('lastName'), 'family-name')}
      {!isNameOnly && (
        <>
          {field('country', say('country'), 'country', true)}
          {field('line1', say('line1'), 'address-line1', true)}
          {field('line2', say('line2'), 'address-line2', true)}
          {field('city', say('city'), 'address-level2')}
          {field('postcode', say(address.country === 'US' ? 'zip' : 'postcode'), 'postal-code')}
          {field('region', say('region'), 'address-level1')}
          {field('phone', say('phone'), 'tel')}
        </>
      )}
    </>
  );
}
