import { blockOf } from '#blocks/index.ts';
import { useWords } from '#blocks/kit/words.ts';
import type { IndexPart } from '#core/content/index-page.ts';
import type { PageDocument } from '#core/content/page-document.ts';
import { hasFirstHeading } from '#core/page/heading-levels.ts';
import { Sections } from './section.tsx';

interface IndexProps {
  document: PageDocument;
  parts: readonly IndexPart[];
  isEditing: boolean;
}

/** Several pages one below the other, with a way to each of them. */
export function IndexPage({ document, parts, isEditing }: IndexProps) {
  const hasOwn = isEditing || document.body.sections.length > 0;
  return (
    <>
      {!hasFirstHeading(document.body, blockOf) && <h1 className="visually-hidden">{document.title}</h1>}
      {hasOwn && (
        <div data-canvas="">
          <Sections body={document.body} isEditing={isEditing} />
        </div>
      )}
      {parts.length > 1 && <PartLinks parts={parts} />}
      {parts.map((part, index) => (
        <article key={part.id} id={part.anchor} className="stack-part" aria-label={part.title}>
          {isEditing && <PartNote part={part} label="Edit this page" />}
          <Sections body={part.body} isEditing={false} isFirst={!hasOwn && index === 0} />
        </article>
      ))}
      {parts.length === 0 && <Empty isEditing={isEditing} />}
    </>
  );
}

function PartLinks({ parts }: Pick<IndexProps, 'parts'>) {
  const say = useWords('page');
  return (
    <nav className="stack-links" aria-label={say('onThisPage')}>
      <ul>
        {parts.map(({ id, anchor, title }) => (
          <li key={id}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Each part is written on its own page; the editor says where. */
function PartNote({ part: { id, title }, label }: { part: IndexPart; label: string }) {
  return (
    <p className="stack-note">
      <span>{title}</span>
      <a href={`/config/pages/${id}`} target="_top">
        {label}
      </a>
    </p>
  );
}

function Empty({ isEditing }: Pick<IndexProps, 'isEditing'>) {
  const say = useWords('page');
  return (
    <div className="section stack-empty" data-tone="paper" data-space="small">
      <p role="status">
        {isEditing
          ? 'No pages stand here yet. Choose them in the settings of this page; visitors see those that are published and need no password.'
          : say('nothingHere')}
      </p>
    </div>
  );
}
