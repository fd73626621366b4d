import { at, block, type BlockDraft, type SectionDraft } from '#core/page/draft.ts';

/** A page of the manual: what a block is, then each way to use it, named and explained. */
export interface ShowcasePage {
  /** Type of the block, and last part of the page's address. */
  type: string;
  /** Where the page is, if not with the blocks. */
  path?: string;
  title: string;
  kind: string;
  summary: string;
  lead: string;
  /** One of the manual's own pictures. */
  picture: string;
  examples: readonly Example[];
}

export interface Example {
  name: string;
  about: string;
  blocks: readonly BlockDraft[];
  tone?: SectionDraft['tone'];
  /** What lies behind the whole section. */
  ground?: Pick<SectionDraft, 'background' | 'veil' | 'height' | 'align'>;
}

/** The collection that the manual has to show. */
export const NOTES = { collection: 'collection:/notes' };

/** An example's blocks stand right of its caption, one below the other. */
export function below(type: string, ...values: readonly BlockDraft['values'][]): BlockDraft[] {
  return values.map((each, index) => block(type, at(9, 16, index + 1), each));
}

/** Two or three blocks beside each other. */
export function beside(type: string, ...values: readonly BlockDraft['values'][]): BlockDraft[] {
  const span = 16 / values.length > 5 ? Math.floor(16 / values.length) : 5;
  return values.map((each, index) => block(type, at(9 + index * span, span), each));
}
