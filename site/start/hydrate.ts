import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Brings an island to life in the server's markup. Returns what ends it and puts that markup back. */
export function hydrate(element: HTMLElement, component: ComponentType<object>): () => void {
  const served = element.innerHTML;
  const props = JSON.parse(element.dataset.props ?? '{}') as object;
  try {
    const root = hydrateRoot(element, createElement(component, props));
    return () => {
      root.unmount();
      element.innerHTML = served;
    };
  } catch (error) {
    element.innerHTML = served;
    throw error;
  }
}
