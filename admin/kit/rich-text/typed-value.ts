import type { Control } from '#core/fields/index.ts';

/** An editor for one value in place: the browser shows what is typed, the page is told now and then. */
export interface ValueEditor {
  /** What stands there now. */
  read(): unknown;
  /** Another value came from elsewhere: an undo, or somebody else. */
  write(value: unknown): void;
  focus(at?: { x: number; y: number }): void;
  destroy(): void;
}

export interface ValueEditorOptions {
  element: HTMLElement;
  value: unknown;
  control: Control;
  onInput: () => void;
  /** Escape, or Enter in a single line. */
  onDone: () => void;
}

/** `items.0.title` as the steps that lead there. */
export function stepsOf(path: string): (string | number)[] {
  return path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** The control of a value inside a block's values. */
export function controlAt(control: Control, steps: readonly (string | number)[]): Control | undefined {
  return steps.reduce<Control | undefined>(
    (inner, step) => (typeof step === 'number' ? inner?.item : inner?.fields?.[step]),
    control,
  );
}

export function valueAt(values: unknown, steps: readonly (string | number)[]): unknown {
  return steps.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string | number, unknown>)[step]
        : undefined,
    values,
  );
}
