import type { MarqueeValues } from './fields.ts';

export interface MarqueeProps extends Omit<MarqueeValues, 'items' | 'separator'> {
  /** Of the block: waves of a page must not share a path. */
  id: string;
  words: readonly string[];
  isEditing?: boolean;
}
