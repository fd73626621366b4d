import type { ViewProps } from '../kit/block.tsx';
import { editable } from '../kit/editable.ts';
import type { HeadingValues } from './fields.ts';

/** For feed readers, where an item's title is the first heading. */
export const PlainHeading = ({ values }: { values: HeadingValues }) => <h2>{values.text}</h2>;

export function HeadingView({ values, isEditing }: ViewProps<HeadingValues>) {
  const Tag = `h${values.level}` as const;
  const lines = values.text.split('\n');
  return (
    <Tag
      className="heading"
      data-size={values.size}
      data-align={values.align}
      {...editable(isEditing, 'text')}
    >
      {lines.map((line, index) => [index > 0 && <br key={index} />, line])}
    </Tag>
  );
}
