import { LIKERT_SCALE } from '#core/forms/kinds/likert/scale.ts';
import { counterText, isOverLimit, maxLengthOf } from '#core/forms/shapes/max-length.ts';
import { isOptionalPart, partName, shownParts, type MultiPartKind } from '#core/forms/parts.ts';
import type { FieldSpec, FormValue } from '#core/forms/field.ts';
import { PICKERS } from '#core/forms/picked.ts';
import { acceptOf } from '#core/forms/kinds/file/uploads.ts';
import { questionName } from '#core/forms/values.ts';
import { MAX_FILES_PER_FIELD } from '#core/forms/validate.ts';
import { useCallback, useState, type HTMLAttributes } from 'react';
import { PickerButton } from './picker.tsx';

export interface InputProps {
  field: FieldSpec;
  /** Prefix of every id in this form, so that two forms on a page do not meet. */
  base: string;
  value: FormValue | undefined;
  /** What describes it and whether it is wrong, for every control of the field. */
  aria: HTMLAttributes<HTMLElement>;
}

/** How a part is called on the page, filled by the browser and typed on a phone. */
const PART_WORDS: Readonly<
  Record<string, readonly [label: string, autoComplete: string, numeric?: boolean]>
> = {
  'name.First': ['First name', 'given-name'],
  'name.Last': ['Last name', 'family-name'],
  'phone.Country': ['Country code', 'tel-country-code', true],
  'phone.Areacode': ['Area code', 'tel-area-code', true],
  'phone.Prefix': ['Prefix', 'tel-local-prefix', true],
  'phone.Line': ['Line', 'tel-local-suffix', true],
  'address.Line1': ['Address', 'address-line1'],
  'address.Line2': ['Address 2', 'address-line2'],
  'address.City': ['City', 'address-level2'],
  'address.State': ['State or region', 'address-level1'],
  'address.Zip': ['ZIP or postal code', 'postal-code'],
  'address.Country': ['Country', 'country-name'],
  'date.Month': ['Month', 'off', true],
  'date.Day': ['Day', 'off', true],
  'date.Year': ['Year', 'off', true],
  'time.Hour': ['Hour', 'off', true],
  'time.Minute': ['Minute', 'off', true],
  'time.Second': ['Second', 'off', true],
  'time.Ampm': ['AM or PM', 'off'],
};
const PART_HINTS: Readonly<Record<string, string>> = {
  Month: 'MM',
  Day: 'DD',
  Year: 'YYYY',
  Hour: 'HH',
  Minute: 'MM',
  Second: 'SS',
};
const PART_SIZES: Readonly<Record<string, number>> = {
  Year: 4,
  Month: 2,
  Day: 2,
  Hour: 2,
  Minute: 2,
  Second: 2,
};

const isNative = ({ required = false, showWhen }: FieldSpec) => required && showWhen === undefined;
const textOf = (value: FormValue | undefined) => (typeof value === 'string' ? value : '');
const listOf = (value: FormValue | undefined): readonly string[] => (Array.isArray(value) ? value : []);

export function Parts({ field, base, value, aria }: InputProps) {
  const parts = shownParts(field);
  const type = field.type as MultiPartKind;
  const picker = PICKERS[type];
  const all = listOf(value);
  const given = all.length > parts.length ? all.slice(all.length - parts.length) : all;
  return (
    <div className="field-parts" data-parts={type}>
      {parts.map((part, index) => {
        const [label, autoComplete, isNumeric] = PART_WORDS[`${type}.${part}`] ?? [part, 'off'];
        const name = partName(field.id, part);
        const shared = {
          ...aria,
          id: `${base}-${field.id}-${part}`,
          name,
          autoComplete,
          required: isNative(field) && !isOptionalPart(type, part),
        };
        return (
          <label key={part} className="field-part" data-part={part} htmlFor={shared.id}>
            {part === 'Ampm' ? (
              <select {...shared} defaultValue={given[index] ?? 'AM'}>
                <option>AM</option>
                <option>PM</option>
              </select>
            ) : (
              <input
                {...shared}
                // A part of a telephone number is no number: browsers fill parts into text alone.
                type="text"
                defaultValue={given[index] ?? ''}
                {...(isNumeric && { inputMode: 'numeric' as const })}
                {...(PART_HINTS[part] && { placeholder: PART_HINTS[part] })}
                {...(PART_SIZES[part] && { maxLength: PART_SIZES[part] })}
              />
            )}
            <span>{label}</span>
          </label>
        );
      })}
      {picker && <PickerButton picker={picker} title={field.title} />}
    </div>
  );
}

export function Choices({ field, base, value, aria }: InputProps) {
  const { id, type, options = [] } = field;
  const chosen = type === 'checkbox' ? listOf(value) : [textOf(value)];
  return (
    <div className="field-options">
      {options.map((option, index) => (
        <label key={option} htmlFor={`${base}-${id}-${index}`}>
          <input
            {...aria}
            id={`${base}-${id}-${index}`}
            type={type}
            name={id}
            value={option}
            defaultChecked={chosen.includes(option)}
            required={type === 'radio' && isNative(field)}
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
}

export function Likert({ field, base, value, aria }: InputProps) {
  const answers =
    typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, readonly string[]>) : {};
  return (
    <div className="field-likert">
      {(field.options ?? []).map((question, index) => (
        <div
          key={question}
          className="likert-question"
          role="radiogroup"
          aria-labelledby={`${base}-${field.id}-q${index}`}
        >
          <p id={`${base}-${field.id}-q${index}`}>{question}</p>
          <div className="likert-scale">
            {LIKERT_SCALE.map((step) => (
              <label key={step.value} htmlFor={`${base}-${field.id}-${index}-${step.value}`}>
                <input
                  {...aria}
                  id={`${base}-${field.id}-${index}-${step.value}`}
                  type="radio"
                  name={questionName(field.id, index)}
                  value={step.value}
                  defaultChecked={answers[question]?.includes(step.value) ?? false}
                  required={isNative(field)}
                />
                <span>{step.label}</span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

export function TextArea({ field, base, value, aria }: InputProps) {
  const limit = maxLengthOf(field.maxLength);
  const [text, setText] = useState(textOf(value));
  // Somebody may have typed before the form woke.
  const catchUp = useCallback((area: HTMLTextAreaElement | null) => {
    if (area) setText(area.value);
  }, []);
  return (
    <>
      <textarea
        ref={catchUp}
        {...aria}
        id={`${base}-${field.id}`}
        name={field.id}
        rows={5}
        defaultValue={textOf(value)}
        placeholder={field.placeholder}
        required={isNative(field)}
        // Not the native attribute: it would stop the typing, and nobody would learn why.
        {...(limit !== undefined && { 'data-max-length': limit })}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {limit !== undefined && (
        <p className={`field-counter${isOverLimit(text, limit) ? ' error' : ''}`} aria-live="polite">
          {counterText(text, limit)}
        </p>
      )}
    </>
  );
}

export function Select({ field, base, value, aria }: InputProps) {
  return (
    <select
      {...aria}
      id={`${base}-${field.id}`}
      name={field.id}
      defaultValue={textOf(value)}
      required={isNative(field)}
    >
      <option value="">–</option>
      {(field.options ?? []).map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}

export function FileInput({ field, base, aria }: InputProps) {
  return (
    <input
      {...aria}
      id={`${base}-${field.id}`}
      name={field.id}
      type="file"
      multiple={MAX_FILES_PER_FIELD > 1}
      accept={acceptOf(field.fileTypes)}
      required={isNative(field)}
    />
  );
}

const TEXT_INPUTS: Readonly<
  Partial<Record<FieldSpec['type'], { type: string; autoComplete: string; inputMode?: 'decimal' }>>
> = {
  email: { type: 'email', autoComplete: 'email' },
  website: { type: 'url', autoComplete: 'url' },
  password: { type: 'password', autoComplete: 'new-password' },
  // A number field would swallow what it does not understand before anybody could say so.
  number: { type: 'text', autoComplete: 'off', inputMode: 'decimal' },
  currency: { type: 'text', autoComplete: 'transaction-amount', inputMode: 'decimal' },
  twitter: { type: 'text', autoComplete: 'off' },
};

export function TextInput({ field, base, value, aria }: InputProps) {
  const input = (
    <input
      {...aria}
      {...(TEXT_INPUTS[field.type] ?? { type: 'text', autoComplete: 'on' })}
      id={`${base}-${field.id}`}
      name={field.id}
      defaultValue={textOf(value)}
      placeholder={field.placeholder}
      required={isNative(field)}
    />
  );
  if (field.type !== 'currency') return input;
  return (
    <span className="field-currency">
      <span aria-hidden="true">{field.currencySymbol}</span>
      {input}
    </span>
  );
}
