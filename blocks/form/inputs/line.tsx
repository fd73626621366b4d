import { isNative, textOf, type InputProps } from './input.ts';

export function Line({ field, input, base, value, aria }: InputProps<'line'>) {
  const { type = 'text', autoComplete = 'off', inputMode } = input;
  const { currencySymbol } = field;
  const drawn = (
    <input
      {...aria}
      type={type}
      autoComplete={autoComplete}
      inputMode={inputMode}
      id={`${base}-${field.id}`}
      name={field.id}
      defaultValue={textOf(value)}
      placeholder={field.placeholder}
      required={isNative(field)}
    />
  );
  if (!currencySymbol) return drawn;
  return (
    <span className="field-currency">
      <span aria-hidden="true">{currencySymbol}</span>
      {drawn}
    </span>
  );
}
