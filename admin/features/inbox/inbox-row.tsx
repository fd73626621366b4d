import { ActionIcon, Checkbox } from '@mantine/core';
import { Reply, Star } from 'lucide-react';
import { Link } from 'react-router';
import type { InboxEntry } from '#contract/forms.ts';
import { ageOf } from '../../kit/age.ts';
import { useMark } from './queries.ts';
import { say } from './words.ts';
import classes from './inbox.module.css';

export function InboxRow(props: { entry: InboxEntry; isChosen: boolean; onChoose: () => void }) {
  const { entry, isChosen, onChoose } = props;
  const mark = useMark();
  const name = entry.from || say('anonymous');
  return (
    <li className={classes.row} data-unread={!entry.isRead || undefined}>
      <Checkbox aria-label={say('selectName', { name })} checked={isChosen} onChange={onChoose} />
      <Link className={classes.words} to={`/inbox/${entry.id}`}>
        <span className={classes.from}>
          {name}
          {entry.isAnswered && (
            <Reply className={classes.answered} size={14} role="img" aria-label={say('replied')} />
          )}
          {!entry.isRead && <span className={classes.dot} role="img" aria-label={say('unread')} />}
        </span>
        <span className={classes.age}>{ageOf(entry.createdAt)}</span>
        {entry.preview !== '' && <span className={classes.preview}>{entry.preview}</span>}
        <span className={classes.form}>{entry.formName}</span>
      </Link>
      <ActionIcon
        variant="subtle"
        color={entry.isStarred ? 'yellow' : 'gray'}
        aria-label={say('starName', { name })}
        aria-pressed={entry.isStarred}
        onClick={() => mark.mutate({ ids: [entry.id], isStarred: !entry.isStarred })}
      >
        <Star size={16} fill={entry.isStarred ? 'currentcolor' : 'none'} />
      </ActionIcon>
    </li>
  );
}
