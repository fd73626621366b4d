import type { ViewProps } from '../kit/block.tsx';
import { editable } from '../kit/editable.ts';
import { Prose } from '../kit/rich-text.tsx';
import type { TextValues } from './fields.ts';

export const PlainText = ({ values }: { values: TextValues }) => <Prose doc={values.text} />;

export function TextView({ values, isEditing }: ViewProps<TextValues>) {
  return (
    <div className="prose" data-size={values.size} {...editable(isEditing, 'text')}>
      <Prose doc={values.text} />
    </div>
  );
}
