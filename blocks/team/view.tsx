import type { CSSProperties } from 'react';
import { safeHref } from '#core/links/links.ts';
import type { ViewProps } from '../kit/block.tsx';
import { isBlank } from '../kit/blank.ts';
import { editable } from '../kit/editable.ts';
import { Link } from '../kit/link.tsx';
import { Picture } from '../kit/picture.tsx';
import type { TeamValues } from './fields.ts';
import { useWords } from '../kit/words.ts';

type Person = TeamValues['people'][number];

export function TeamView({ values, isEditing }: ViewProps<TeamValues>) {
  const { people, look, columns, level } = values;
  return (
    <ul className="team" data-look={look} style={{ '--columns': columns } as CSSProperties}>
      {people.map((person, index) =>
        isEditing || !isBlank(person.name) ? (
          <li key={index}>
            <Picture
              image={person.image}
              sizes={look === 'cards' ? `(max-width: 800px) 45vw, ${Math.ceil(100 / columns)}vw` : '128px'}
            />
            <Words person={person} at={index} level={level} isEditing={isEditing} />
          </li>
        ) : null,
      )}
    </ul>
  );
}

function Words(props: { person: Person; at: number; level: TeamValues['level']; isEditing: boolean }) {
  const say = useWords('content');
  const { person, at, level, isEditing } = props;
  const { name, role, words, to, linkLabel } = person;
  const Name = `h${level}` as const;
  const href = safeHref(to.href) ?? '';
  return (
    <div className="team-words">
      <Name className="team-name" {...editable(isEditing, 'people', at, 'name')}>
        {name}
      </Name>
      {(isEditing || role !== '') && (
        <p className="team-role" {...editable(isEditing, 'people', at, 'role')}>
          {role}
        </p>
      )}
      {words !== '' && <p>{words}</p>}
      {href !== '' && (
        <p>
          <Link to={to}>
            {linkLabel || say('more')}
            <span className="visually-hidden"> ({name})</span>
          </Link>
        </p>
      )}
    </div>
  );
}
