import type { ViewProps } from '../kit/block.tsx';
import type { LineValues } from './fields.ts';

export function LineView({ values }: ViewProps<LineValues>) {
  return (
    <hr
      className={`line is-${values.style}`}
      data-width={values.width}
      data-align={values.align}
      data-colour={values.colour}
    />
  );
}
