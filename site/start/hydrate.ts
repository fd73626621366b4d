import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
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
 * Of several, what is no longer chosen is told by what is. Each answer is drawn before the next is told: a handler may
 * know only what was last drawn, and drawing takes back what was not told yet.
 */
function earlyAnswers(element: HTMLElement): () => void {
  const all = (selector: string) => [...element.querySelectorAll<HTMLInputElement>(selector)];
  const chosen = all('[type=checkbox],[type=radio]:checked')
    .filter(({ checked, defaultChecked }) => checked !== defaultChecked)
    .map((field) => ({ field, event: 'change', answer: { checked: field.checked } }));
  const typed = all('input:not([type=checkbox],[type=radio],[type=file]),textarea')
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, event: 'input', answer: { value: field.value } }));
  return () => {
    for (const { field, event, answer } of [...chosen, ...typed]) {
      Object.assign(field, answer);
      flushSync(() => field.dispatchEvent(new Event(event, { bubbles: true })));
    }
  };
}
