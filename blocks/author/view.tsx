import { useContext } from 'react';
import type { ViewProps } from '../kit/block.tsx';
import { Link } from '../kit/link.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { Picture } from '../kit/picture.tsx';
import type { AuthorValues } from './fields.ts';
import { useWords } from '../kit/words.ts';

export function AuthorView({ id, values }: ViewProps<AuthorValues>) {
  const say = useWords('content');
  const { blocks } = useContext(PageContentContext);
  const { name, role, picture, words, link } = values;
  const cards = blocks[id]?.cards ?? [];
  return (
    <div className="author">
      {picture.src !== '' && <Picture image={picture} sizes="120px" className="author-picture" />}
      <div>
        <p className="author-name">{link.href === '' ? name : <Link to={link}>{name}</Link>}</p>
        {role !== '' && <p className="author-role">{role}</p>}
        {words !== '' && <p>{words}</p>}
        {cards.length > 0 && (
          <ul className="author-works" aria-label={say('by', { name })}>
            {cards.map((card) => (
              <li key={card.id}>
                <a href={card.path}>{card.title}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
