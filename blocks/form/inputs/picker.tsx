import { useRef } from 'react';
import type { Picker } from '#core/forms/shapes/input.ts';
import { useWords } from '../../kit/words.ts';

interface PickerProps {
  picker: Picker;
  title: string;
  /** Of the parts, in the order the picker takes and gives them; a language may draw them in another. */
  names: readonly string[];
}

/** Opens the browser's own picker, in the visitor's language, and writes what is picked into the parts. */
export function PickerButton({ picker, title, names }: PickerProps) {
  const say = useWords('fields');
  const place = useRef<HTMLSpanElement>(null);
  const open = () => {
    if (place.current) openPicker(place.current, picker, names);
  };
  return (
    <span ref={place} className="field-picker">
      <button type="button" aria-label={`${say(picker.label)}: ${title}`} onClick={open}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d={picker.icon} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      </button>
    </span>
  );
}

const partsBeside = (place: HTMLElement, names: readonly string[]) =>
  names.flatMap((name) => {
    const find = `[data-part='${name}'] :is(input, select)`;
    return place.parentElement?.querySelector<HTMLInputElement | HTMLSelectElement>(find) ?? [];
  });

function openPicker(place: HTMLElement, picker: Picker, names: readonly string[]): void {
  const input = place.querySelector('input') ?? place.appendChild(nativeInput(picker, names));
  const parts = partsBeside(place, names);
  input.value = picker.toPick(parts.map(({ value }) => value));
  try {
    input.showPicker();
  } catch {
    // Where a browser has none, or does not let it open, the parts are there to type into.
    parts[0]?.focus();
  }
}

/** Made when it is first needed: it is only there to be opened, nobody tabs to it and it is not sent. */
function nativeInput(picker: Picker, names: readonly string[]): HTMLInputElement {
  const input = document.createElement('input');
  const { type, min = '', max = '' } = picker;
  Object.assign(input, { type, min, max });
  input.tabIndex = -1;
  input.setAttribute('aria-hidden', 'true');
  input.addEventListener('change', () => {
    const picked = picker.toParts(input.value);
    const place = input.parentElement;
    if (!place) return;
    partsBeside(place, names).forEach((part, index) => {
      part.value = picked[index] ?? '';
      part.dispatchEvent(new Event('input', { bubbles: true }));
    });
  });
  return input;
}
