import type { DonationPage } from '#core/donations/donation-page.ts';
import { MAX_MESSAGE_LENGTH } from '#core/donations/donation.ts';
import { Field } from '../checkout/field.tsx';
import { useWords } from '#blocks/kit/words.ts';

export interface Donor {
  name: string;
  email: string;
  message: string;
  isAnonymous: boolean;
}

export const NOBODY: Donor = { name: '', email: '', message: '', isAnonymous: false };

export function DonorFields(props: {
  page: DonationPage;
  donor: Donor;
  errors: Readonly<Record<string, string>>;
  onChange: (donor: Donor) => void;
}) {
  const say = useWords('donation');
  const { page, donor, errors, onChange } = props;
  return (
    <div className="checkout-form">
      <Field
        label={say('name')}
        autoComplete="name"
        isWide
        value={donor.name}
        error={errors['name']}
        onChange={(name) => onChange({ ...donor, name })}
      />
      <Field
        label={say('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        isWide
        value={donor.email}
        error={errors['email']}
        onChange={(email) => onChange({ ...donor, email })}
      />
      {page.asksMessage && (
        <div className="checkout-field is-wide">
          <label>
            {say('message')}
            <textarea
              rows={2}
              maxLength={MAX_MESSAGE_LENGTH}
              value={donor.message}
              onInput={(event) => onChange({ ...donor, message: event.currentTarget.value })}
            />
          </label>
        </div>
      )}
      {page.allowsAnonymous && (
        <label className="checkout-choice is-wide">
          <input
            type="checkbox"
            checked={donor.isAnonymous}
            onChange={(event) => onChange({ ...donor, isAnonymous: event.currentTarget.checked })}
          />
          {say('anonymous')}
        </label>
      )}
    </div>
  );
}
