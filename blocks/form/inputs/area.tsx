import { useState } from 'react';
import { counterText, isOverLimit, maxLengthOf } from '#core/forms/shapes/max-length.ts';
import { isNative, textOf, type InputProps } from './input.ts';

export function Area({ field, base, value, aria }: InputProps<'area'>) {
  const limit = maxLengthOf(field.maxLength);
  const [text, setText] = useState(textOf(value));
  return (
    <>
      <textarea
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
