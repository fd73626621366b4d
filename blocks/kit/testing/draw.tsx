import { renderToStaticMarkup } from './render.tsx';
import type { BlockDefinition } from '../block.tsx';

export const BLOCK_ID = 'abcdefghijklmnopqrstuvwx';

export const PICTURE = {
  src: '/images/abcdefghijklmnopqrstuvwx/jar.jpg',
  alt: 'A jar',
  width: 1600,
  height: 900,
  focalPoint: { x: 0.25, y: 0.75 },
};

/** The markup of a block as the server writes it, from values as they are stored. */
export function draw(
  { fields, View }: BlockDefinition,
  values: Record<string, unknown> = {},
  { isEditing = false } = {},
): string {
  return renderToStaticMarkup(<View id={BLOCK_ID} values={fields.read(values)} isEditing={isEditing} />);
}
