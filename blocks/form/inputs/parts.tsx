import { isShown, partName } from '#core/forms/shapes/parts.ts';
import { isList } from '#core/forms/shapes/value.ts';
import { isNative, type InputProps } from './input.ts';
import { PickerButton } from './picker.tsx';
import { useTyped, WholeInput } from './whole.tsx';
import { useWords } from '../../kit/words.ts';

export function Parts(props: InputProps<'parts'>) {
  const say = useWords('fields');
  const { field, input, base, value, aria } = props;
  const { parts, picker, whole } = input;
  const { place, given: typed } = useTyped(whole !== undefined);
  if (whole && typed) return <WholeInput {...props} whole={whole} given={typed} />;
  const given = isList(value) ? value : [];
  return (
    <div ref={place} className="field-parts" data-parts={field.type}>
      {parts.map((part, index) => {
        if (!isShown(part, field)) return null;
        const { name, label, autoComplete = 'off', isNumeric, hint, choices, isOptional } = part;
        const shared = {
          ...aria,
          id: `${base}-${field.id}-${name}`,
          name: partName(field.id, name),
          autoComplete,
          required: isNative(field) && !isOptional,
        };
        return (
          <label key={name} className="field-part" data-part={name} htmlFor={shared.id}>
            {choices ? (
              <select {...shared} defaultValue={given[index] ?? choices[0]}>
                {choices.map((choice) => (
                  <option key={choice} value={choice}>
                    {choice}
                  </option>
                ))}
              </select>
            ) : (
              <input
                {...shared}
                // A part of a telephone number is no number: browsers fill parts into text alone.
                type="text"
                defaultValue={given[index] ?? ''}
                {...(isNumeric && { inputMode: 'numeric' as const })}
                {...(hint && { placeholder: hint, maxLength: hint.length })}
              />
            )}
            <span>{say(label)}</span>
          </label>
        );
      })}
      {picker && <PickerButton picker={picker} title={field.title} />}
    </div>
  );
}
