import { useContext } from 'react';
import type { ViewProps } from '../kit/block.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { Placeholder } from '../kit/placeholder.tsx';
import type { TagCloudValues } from './fields.ts';
import { cloudSize } from './size.ts';
import { useWords } from '../kit/words.ts';

export function TagCloudView({ id, values, isEditing }: ViewProps<TagCloudValues>) {
  const say = useWords('content');
  const { blocks } = useContext(PageContentContext);
  const terms = blocks[id]?.terms ?? [];
  if (terms.length === 0)
    return isEditing ? <Placeholder name="Tag cloud">Nothing is tagged there yet</Placeholder> : null;
  const counts = terms.map(({ count }) => count);
  const range = { least: Math.min(...counts), most: Math.max(...counts) };
  return (
    <ul className="tag-cloud" aria-label={say(values.kind === 'tag' ? 'tags' : 'categories')}>
      {terms.map(({ name, path, count }) => (
        <li key={path} {...(values.isSized && { 'data-size': cloudSize(count, range) })}>
          <a href={path}>
            {name}
            {values.showCount && <small> {count}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}
