import type { ViewProps } from '../block.ts';
import { editable } from '../editable.ts';
import { Prose } from '../rich-text.tsx';
import type { TextValues } from './fields.ts';

export function TextView({ values, isEditing }: ViewProps<TextValues>) {
  return (
    <div className="prose" data-size={values.size} {...editable(isEditing, 'text')}>
      <Prose doc={values.text} />
    </div>
  );
}
