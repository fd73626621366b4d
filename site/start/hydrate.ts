import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Brings an island to life in the server's markup. Returns what ends it and puts that markup back. */
export function hydrate(element: HTMLElement, component: ComponentType<object>): () => void {
  const served = element.innerHTML;
  const props = JSON.parse(element.dataset.props ?? '{}') as object;
  const tellEarly = earlyAnswers(element);
  try {
    const root = hydrateRoot(element, createElement(component, props));
    tellEarly();
    return () => {
      root.unmount();
      element.innerHTML = served;
    };
  } catch (error) {
    element.innerHTML = served;
    throw error;
  }
}

/**
 * What somebody chose or typed before the script came stands in the fields; the island hears of it as of the rest.
 * Of several, what is no longer chosen is told by what is.
 */
function earlyAnswers(element: HTMLElement): () => void {
  const all = (selector: string) => [...element.querySelectorAll<HTMLInputElement>(selector)];
  const tell = (field: HTMLInputElement, name: string) =>
    field.dispatchEvent(new Event(name, { bubbles: true }));
  const chosen = all('[type=checkbox],[type=radio]:checked').filter(
    ({ checked, defaultChecked }) => checked !== defaultChecked,
  );
  const typed = all('input:not([type=checkbox],[type=radio],[type=file]),textarea')
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => [field, field.value] as const);
  return () => {
    for (const field of chosen) tell(field, 'change');
    for (const [field, value] of typed) {
      field.value = value;
      tell(field, 'input');
    }
  };
}
