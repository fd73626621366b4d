import { isNative, textOf, type InputProps } from './input.ts';

export function Select({ field, base, value, aria }: InputProps<'select'>) {
  const { id, options = [], labels = options } = field;
  return (
    <select {...aria} id={`${base}-${id}`} name={id} defaultValue={textOf(value)} required={isNative(field)}>
      <option value="">–</option>
      {options.map((option, index) => (
        <option key={option} value={option}>
          {labels[index]}
        </option>
      ))}
    </select>
  );
}
