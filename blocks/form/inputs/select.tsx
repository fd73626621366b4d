import { isNative, textOf, type InputProps } from './input.ts';

export function Select({ field, base, value, aria }: InputProps<'select'>) {
  const { id, options = [] } = field;
  return (
    <select {...aria} id={`${base}-${id}`} name={id} defaultValue={textOf(value)} required={isNative(field)}>
      <option value="">–</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}
