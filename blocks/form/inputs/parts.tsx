import { useRef } from 'react';
import { isShown, partName } from '#core/forms/shapes/parts.ts';
import { isList } from '#core/forms/shapes/value.ts';
import { isNative, type InputProps } from './input.ts';
import { PickerButton } from './picker.tsx';
import { WholeInput } from './whole.tsx';
import { useSiteWords, useWords } from '../../kit/words.ts';

export function Parts({ field, input, base, value, aria }: InputProps<'parts'>) {
  const say = useWords('fields');
  const place = useRef<HTMLDivElement>(null);
  const { parts, orderIn, picker, whole } = input;
  const { locale } = useSiteWords();
  const order = orderIn?.(locale) ?? parts.map(({ name }) => name);
  const given = isList(value) ? value : [];
  return (
    <div ref={place} className="field-parts" data-parts={field.type}>
      {whole && <WholeInput {...{ field, base, value, aria, whole }} parts={place} />}
      {order.map((at) => {
        const index = parts.findIndex(({ name }) => name === at);
        const part = parts[index];
        if (!part) return null;
        const kept = { name: partName(field.id, part.name), ...(whole && { 'data-kept': '' }) };
        if (!isShown(part, field))
          return whole && <input key={part.name} {...kept} type="hidden" defaultValue={given[index] ?? ''} />;
        const { name, label, autoComplete = 'off', isNumeric, hint, length, choices, isOptional } = part;
        const shared = {
          ...aria,
          id: `${base}-${field.id}-${name}`,
          ...kept,
          autoComplete,
          // Browsers cannot ask for what stands in an input that is not shown.
          required: isNative(field) && !isOptional && !whole,
        };
        return (
          <label key={name} className="field-part" data-part={name} htmlFor={shared.id}>
            {choices ? (
              <select {...shared} defaultValue={given[index] ?? Object.keys(choices)[0]}>
                {Object.entries(choices).map(([choice, word]) => (
                  <option key={choice} value={choice}>
                    {say(word)}
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
                {...(hint && { placeholder: say(hint), maxLength: length })}
              />
            )}
            <span>{say(label)}</span>
          </label>
        );
      })}
      {picker && <PickerButton picker={picker} title={field.title} names={parts.map(({ name }) => name)} />}
    </div>
  );
}
