import { useSyncExternalStore } from 'react';

/** One value that parts of the editor watch without drawing each other again. */
export interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
}

export function makeStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Draws again only when what `pick` takes out of the store is another value. */
export function useStore<T, P>(store: Pick<Store<T>, 'get' | 'subscribe'>, pick: (value: T) => P): P {
  const read = () => pick(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
