import type { ViewProps } from '../kit/block.tsx';
import type { ShapeValues } from './fields.ts';
import { outlineOf } from './outlines.ts';

export function ShapeView({ values }: ViewProps<ShapeValues>) {
  const { shape, colour, fill, size, align, isFlipped } = values;
  const { path, isEdge } = outlineOf(shape);
  return (
    <svg
      className="shape"
      aria-hidden="true"
      viewBox={isEdge ? '0 0 1200 100' : '0 0 100 100'}
      {...(isEdge && { preserveAspectRatio: 'none', 'data-edge': '' })}
      data-colour={colour}
      data-fill={fill}
      data-size={size}
      data-align={align}
      {...(isFlipped && { 'data-flipped': '' })}
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
