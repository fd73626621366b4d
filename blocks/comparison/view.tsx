import { pictureSizes, WHOLE_WINDOW } from '#core/picture-sizes.ts';
import type { ViewProps } from '../kit/block.tsx';
import { Island } from '../kit/islands.tsx';
import { Picture } from '../kit/picture.tsx';
import { SHAPES } from '../kit/shapes.ts';
import type { ComparisonValues } from './fields.ts';
import Comparison from './island.tsx';

export function ComparisonView({ id, values, isEditing, room = WHOLE_WINDOW }: ViewProps<ComparisonValues>) {
  const { before, after, beforeLabel, afterLabel, start, ratio } = values;
  const frame = { ratio: SHAPES[ratio], fit: 'cover', share: 1 } as const;
  return (
    <Island
      name="comparison"
      wake="visible"
      component={Comparison}
      props={{ id, beforeLabel, afterLabel, start, ratio, ...(isEditing && { isEditing }) }}
      content={[
        <Picture key="before" image={before} sizes={pictureSizes(room, frame, before)} />,
        <Picture key="after" image={after} sizes={pictureSizes(room, frame, after)} />,
      ]}
    />
  );
}
