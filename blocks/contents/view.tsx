import { useContext } from 'react';
import type { PageHeading } from '#core/collections/block-content.ts';
import type { ViewProps } from '../kit/block.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { Placeholder } from '../kit/placeholder.tsx';
import { fields, type ContentsValues } from './fields.ts';
import { useWords } from '../kit/words.ts';

/** The first heading is the page's own title, and not listed. */
export function ContentsView({ values, isEditing }: ViewProps<ContentsValues>) {
  const say = useWords('page');
  const { headings = [] } = useContext(PageContentContext);
  const { title, depth, isNumbered } = values;
  const shown = title === fields.initial.title ? say('onThisPage') : title;
  const listed = headings.filter(({ level }) => level > 1 && level <= depth);
  if (listed.length === 0)
    return isEditing ? (
      <Placeholder name="Table of contents">Lists the headings of this page</Placeholder>
    ) : null;
  return (
    <nav className="contents" aria-label={shown || say('onThisPage')}>
      {shown !== '' && <p className="contents-title">{shown}</p>}
      <Entries headings={listed} isNumbered={isNumbered} />
    </nav>
  );
}

function Entries({ headings, isNumbered }: { headings: readonly PageHeading[]; isNumbered: boolean }) {
  const List = isNumbered ? 'ol' : 'ul';
  const highest = Math.min(...headings.map(({ level }) => level));
  return (
    <List>
      {headings.map(({ anchor, text, level }, index) => (
        <li key={index} data-depth={level - highest}>
          <a href={`#${anchor}`}>{text}</a>
        </li>
      ))}
    </List>
  );
}
