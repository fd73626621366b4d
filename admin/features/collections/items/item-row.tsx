import { Checkbox } from '@mantine/core';
import { Link } from 'react-router';
import type { ItemEntry } from '#contract/content/collections.ts';
import { STATE_WORDS } from '#core/collections/states.ts';
import { ageOf, momentOf } from '../../../kit/age.ts';
import { declared } from '../../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './collections.module.css';

export function ItemRow(props: {
  item: ItemEntry;
  collectionId: string;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { item, collectionId, isChosen, onChoose } = props;
  return (
    <li className={classes.item}>
      <Checkbox
        aria-label={say('chooseTitle', { title: item.title })}
        checked={isChosen}
        onChange={onChoose}
      />
      <Link className={classes.itemLink} to={`/collections/${collectionId}/${item.id}`}>
        {item.thumbnail === '' ? (
          <span className={classes.noPicture} />
        ) : (
          <img className={classes.thumbnail} src={item.thumbnail} alt="" loading="lazy" />
        )}
        <span className={classes.title}>{item.title}</span>
        <StateMark item={item} />
        <span className={classes.note}>{noteOf(item)}</span>
      </Link>
    </li>
  );
}

export function StateMark({ item }: { item: Pick<ItemEntry, 'state' | 'isDeleted'> }) {
  return (
    <span className={classes.state} data-state={item.isDeleted ? 'deleted' : item.state}>
      {item.isDeleted ? say('deleted') : declared(STATE_WORDS[item.state])}
    </span>
  );
}

function noteOf({ state, isDeleted, isLive, isChanged, publishedAt, updatedAt, author }: ItemEntry): string {
  const when =
    state === 'scheduled'
      ? say('forMomentOf', { momentOf: momentOf(publishedAt) })
      : say('editedAgeOf', { ageOf: ageOf(updatedAt) });
  const isAhead = state === 'published' && isChanged && !isDeleted;
  return [author, when, isAhead && (isLive ? say('changesNotPublished') : say('notPublishedYet'))]
    .filter(Boolean)
    .join(' · ');
}
