import { isRecord, type Control } from '../../fields/field.ts';

/** One value of a block, with what stands beside it. */
export interface Leaf {
  control: Control;
  name: string;
  value: unknown;
  siblings: Readonly<Record<string, unknown>>;
}

/** Every single value below a control, in order. */
export function* leavesOf(value: unknown, control: Control, name = '', siblings = {}): Generator<Leaf> {
  if (control.kind === 'group') {
    const record = isRecord(value) ? value : {};
    for (const [key, inner] of Object.entries(control.fields ?? {}))
      yield* leavesOf(record[key], inner, key, record);
  } else if (control.kind === 'list') {
    for (const entry of Array.isArray(value) ? value : [])
      if (control.item) yield* leavesOf(entry, control.item, name, siblings);
  } else if (control.kind === 'responsive') {
    if (control.item && isRecord(value)) yield* leavesOf(value.base, control.item, name, siblings);
  } else yield { control, name, value, siblings };
}
