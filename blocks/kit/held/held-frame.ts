import type { Category } from '#core/consent/categories.ts';
import type { HeldKind } from '#core/consent/sandboxes.ts';
import { frame } from '#contract/addresses/consent.ts';
import { fillPath } from '#contract/address.ts';

/** The address of a document that asks before it shows the frame. */
export const heldFrame = (src: string, { category, kind }: { category: Category; kind: HeldKind }): string =>
  fillPath(frame.path, { query: { src, category, kind } });
