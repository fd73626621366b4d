export interface Debounced {
  (): void;
  cancel(): void;
}

/** Runs once, `delay` milliseconds after the last call. */
export function debounce(run: () => void, delay: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = () => {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  };
  return Object.assign(debounced, { cancel: () => clearTimeout(timer) });
}
