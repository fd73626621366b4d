/** Somebody who tells others what happened. Each listener gets the way to stop listening. */
export interface Events<E extends object> {
  on: <K extends keyof E>(name: K, listener: (event: E[K]) => void) => () => void;
  emit: <K extends keyof E>(name: K, event: E[K]) => void;
}

export function makeEvents<E extends object>(): Events<E> {
  const listeners = new Map<keyof E, Set<(event: never) => void>>();
  return {
    on(name, listener) {
      const those = listeners.get(name) ?? new Set();
      listeners.set(name, those.add(listener));
      return () => those.delete(listener);
    },
    emit(name, event) {
      for (const listener of listeners.get(name) ?? []) (listener as (event: unknown) => void)(event);
    },
  };
}
