import type { ViewProps } from '../kit/block.tsx';
import { Link } from '../kit/link.tsx';
import { Picture } from '../kit/picture.tsx';
import type { IndexValues } from './fields.ts';

export function IndexView({ values: { entries, numbered } }: ViewProps<IndexValues>) {
  const List = numbered ? 'ol' : 'ul';
  const hasPictures = entries.some(({ picture }) => picture.src !== '');
  return (
    <List className="index" {...(hasPictures && { 'data-pictures': '' })}>
      {entries.map((entry, index) => (
        <Entry key={index} entry={entry} />
      ))}
    </List>
  );
}

function Entry({ entry }: { entry: IndexValues['entries'][number] }) {
  const { title, note, meta, link, picture } = entry;
  return (
    <li className="index-entry">
      {picture.src !== '' && (
        <div className="index-picture">
          <Picture image={picture} sizes="(max-width: 800px) 96px, 36vw" />
        </div>
      )}
      <div className="index-row">
        <p className="index-title">{link.href === '' ? title : <Link to={link}>{title}</Link>}</p>
        {note !== '' && <p className="index-note">{note}</p>}
        {meta !== '' && <p className="index-meta">{meta}</p>}
      </div>
    </li>
  );
}
