import type { ViewProps } from '../block.ts';
import type { HeadingValues } from './fields.ts';

export function HeadingView({ values }: ViewProps<HeadingValues>) {
  const Tag = `h${values.level}` as const;
  const lines = values.text.split('\n');
  return (
    <Tag className="heading" data-size={values.size} data-align={values.align}>
      {lines.map((line, index) => [index > 0 && <br key={index} />, line])}
    </Tag>
  );
}
