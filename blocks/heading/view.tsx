import type { ViewProps } from '../kit/block.tsx';
import { editable } from '../kit/editable.ts';
import type { HeadingValues } from './fields.ts';

/** For feed readers, where an item's title is the first heading. */
export const PlainHeading = ({ values }: { values: HeadingValues }) => <h2>{values.text}</h2>;

/** Letters of a word that large type never breaks: until its font is there a wider one may stand in for it. */
const SHORT_WORD = 6;

const isLarge = ({ size }: HeadingValues) => size === 'large' || size === 'display';
const hasShortWords = ({ text }: HeadingValues) =>
  text.split(/\s+/).every((word) => word.length <= SHORT_WORD);

export function HeadingView({ values, isEditing }: ViewProps<HeadingValues>) {
  const Tag = `h${values.level}` as const;
  const lines = values.text.split('\n');
  return (
    <Tag
      className="heading"
      data-size={values.size}
      data-align={values.align}
      {...(isLarge(values) && hasShortWords(values) && { 'data-whole': '' })}
      {...editable(isEditing, 'text')}
    >
      {lines.map((line, index) => [index > 0 && <br key={index} />, line])}
    </Tag>
  );
}
