import { isNative, type InputProps } from './input.ts';

/** Radio buttons or boxes to tick. */
export function Choices({ field, input, base, value, aria }: InputProps<'radio' | 'checkbox'>) {
  const { id, options = [], labels = options } = field;
  return (
    <div className="field-options">
      {options.map((option, index) => (
        <label key={option} htmlFor={`${base}-${id}-${index}`}>
          <input
            {...aria}
            id={`${base}-${id}-${index}`}
            type={input.as}
            name={id}
            value={option}
            defaultChecked={[value].flat().includes(option)}
            required={input.as === 'radio' && isNative(field)}
          />
          <span>{labels[index]}</span>
        </label>
      ))}
    </div>
  );
}
