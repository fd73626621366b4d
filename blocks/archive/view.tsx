import { useContext } from 'react';
import type { CountedTerm } from '#core/collections/block-content.ts';
import { monthWords } from '#core/collections/words.ts';
import type { Region } from '#core/settings/locale.ts';
import type { ViewProps } from '../kit/block.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { Placeholder } from '../kit/placeholder.tsx';
import type { ArchiveValues } from './fields.ts';

export function ArchiveView({ id, values, isEditing }: ViewProps<ArchiveValues>) {
  const { blocks, region } = useContext(PageContentContext);
  const terms = blocks[id]?.terms ?? [];
  if (terms.length === 0)
    return isEditing ? <Placeholder name="Archive">Nothing is published there yet</Placeholder> : null;
  if (values.groupBy !== 'year')
    return <Terms terms={terms} wordsOf={wordsFor(values.groupBy, region)} showCount={values.showCount} />;
  const years = Map.groupBy(terms, ({ name }) => name.slice(0, 4));
  return (
    <dl className="archive-years">
      {[...years].map(([year, months]) => (
        <div key={year}>
          <dt>{year}</dt>
          <dd>
            <Terms
              terms={months}
              wordsOf={(month) => monthWords(month, region).replace(/[\s,]*\d{4}\s*/, '')}
              showCount={values.showCount}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function wordsFor(groupBy: ArchiveValues['groupBy'], region: Region): (name: string) => string {
  return groupBy === 'month' ? (month) => monthWords(month, region) : (name) => name;
}

function Terms(props: {
  terms: readonly CountedTerm[];
  wordsOf: (name: string) => string;
  showCount: boolean;
}) {
  return (
    <ul className="archive">
      {props.terms.map(({ name, path, count }) => (
        <li key={path}>
          <a href={path}>{props.wordsOf(name)}</a>
          {props.showCount && <span className="archive-count">{count}</span>}
        </li>
      ))}
    </ul>
  );
}
