import type { ViewProps } from '../kit/block.tsx';
import { isBlank } from '../kit/blank.ts';
import { editable } from '../kit/editable.ts';
import { Picture } from '../kit/picture.tsx';
import { useWords } from '../kit/words.ts';
import type { TimelineValues } from './fields.ts';

export function TimelineView({ values, isEditing }: ViewProps<TimelineValues>) {
  const say = useWords('blocks');
  const { entries, level, look } = values;
  const Title = `h${level}` as const;
  return (
    <ol
      className="timeline"
      data-look={look}
      {...(look === 'row' && { tabIndex: 0, role: 'list', 'aria-label': say('timeline') })}
    >
      {entries.map(({ when, title, words, image }, index) =>
        isEditing || !isBlank(when + title) ? (
          <li key={index}>
            {(isEditing || when !== '') && (
              <p className="timeline-when" {...editable(isEditing, 'entries', index, 'when')}>
                {when}
              </p>
            )}
            {(isEditing || title !== '') && (
              <Title className="timeline-title" {...editable(isEditing, 'entries', index, 'title')}>
                {title}
              </Title>
            )}
            {(isEditing || words !== '') && (
              <p className="timeline-words" {...editable(isEditing, 'entries', index, 'words')}>
                {words}
              </p>
            )}
            <Picture image={image} sizes="(max-width: 800px) 90vw, 40vw" />
          </li>
        ) : null,
      )}
    </ol>
  );
}
