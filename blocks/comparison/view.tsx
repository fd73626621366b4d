import { pictureSizes, WHOLE_WINDOW } from '#core/picture-sizes.ts';
import type { ViewProps } from '../kit/block.tsx';
import { Island } from '../kit/islands.tsx';
import { Picture } from '../kit/picture.tsx';
import { SHAPES } from '../kit/shapes.ts';
import { fields, type ComparisonValues } from './fields.ts';
import Comparison from './island.tsx';
import { useWords } from '../kit/words.ts';

export function ComparisonView({ id, values, isEditing, room = WHOLE_WINDOW }: ViewProps<ComparisonValues>) {
  const say = useWords('comparison');
  const { before, after, start, ratio } = values;
  const { initial } = fields;
  const beforeLabel = values.beforeLabel === initial.beforeLabel ? say('before') : values.beforeLabel;
  const afterLabel = values.afterLabel === initial.afterLabel ? say('afterLabel') : values.afterLabel;
  const frame = { ratio: SHAPES[ratio], fit: 'cover', share: 1 } as const;
  return (
    <Island
      name="comparison"
      wake="visible"
      component={Comparison}
      words={['comparison']}
      props={{ id, beforeLabel, afterLabel, start, ratio, ...(isEditing && { isEditing }) }}
      content={[
        <Picture key="before" image={before} sizes={pictureSizes(room, frame, before)} />,
        <Picture key="after" image={after} sizes={pictureSizes(room, frame, after)} />,
      ]}
    />
  );
}
