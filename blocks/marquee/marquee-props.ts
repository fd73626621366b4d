import type { MarqueeValues } from './fields.ts';

export interface MarqueeProps extends Omit<MarqueeValues, 'items' | 'separator'> {
  words: readonly string[];
  isEditing?: boolean;
}
