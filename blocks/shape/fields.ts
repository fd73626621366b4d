import { choice, group, toggle, type ValueOf } from '#core/fields/index.ts';
import { SHAPE_NAMES } from './outlines.ts';

export const fields = group({
  shape: choice(SHAPE_NAMES, 'wave', { label: 'Shape' }),
  colour: choice(['accent', 'ink', 'line'], 'accent', { label: 'Colour' }),
  fill: choice(['solid', 'outline'], 'solid', { label: 'Fill' }),
  size: choice(['small', 'medium', 'large'], 'medium', { label: 'Size' }),
  align: choice(['left', 'center', 'right'], 'center', { label: 'Alignment' }),
  isFlipped: toggle(false, { label: 'Upside down' }),
});

export type ShapeValues = ValueOf<typeof fields>;
