import type { ViewProps } from '../block.ts';
import { Prose } from '../rich-text.tsx';
import type { TextValues } from './fields.ts';

export function TextView({ values }: ViewProps<TextValues>) {
  return (
    <div className="prose" data-size={values.size}>
      <Prose doc={values.text} />
    </div>
  );
}
