import { useId } from 'react';
import { useWords } from '#blocks/kit/words.ts';

export interface FieldProps {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  isWide?: boolean;
  type?: string;
  autoComplete?: string;
  inputMode?: 'numeric' | 'email' | 'tel';
  placeholder?: string;
  choices?: readonly { code: string; name: string }[];
}

export function Field(props: FieldProps) {
  const say = useWords('checkout');
  const id = useId();
  const { label, value, error, onChange, isWide = false, choices, type = 'text' } = props;
  const shared = {
    id,
    value,
    'aria-invalid': error !== undefined,
    ...(error !== undefined && { 'aria-describedby': `${id}-error` }),
    ...(props.autoComplete !== undefined && { autoComplete: props.autoComplete }),
  };
  return (
    <div className={`checkout-field${isWide ? ' is-wide' : ''}`}>
      <label htmlFor={id}>{label}</label>
      {choices ? (
        <select {...shared} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="">{say('pleaseChoose')}</option>
          {choices.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={type}
          {...(props.inputMode && { inputMode: props.inputMode })}
          {...(props.placeholder !== undefined && { placeholder: props.placeholder })}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {error !== undefined && (
        <span className="cart-problem" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}
