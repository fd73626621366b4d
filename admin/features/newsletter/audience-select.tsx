import { Alert, Anchor, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { LetterWords } from '#contract/newsletter.ts';
import { NO_MAILING_LISTS } from '#core/messages/editing.ts';
import { audiencesQuery } from './queries.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';

type Chosen = Pick<LetterWords, 'listId' | 'areaId'>;

/** Whom an email is for, and how many they are; undefined while nobody is chosen. */
export function useAudience({ listId, areaId }: Chosen): { name: string; sentence: string } | undefined {
  const { data } = useQuery(audiencesQuery);
  const list = data?.lists.find(({ id }) => id === listId);
  const area = data?.areas.find(({ id }) => id === areaId);
  if (area) return { name: area.name, sentence: say('members', { count: area.mailed }) };
  return list && { name: list.name, sentence: say('subscribers', { count: list.subscribed }) };
}

/** Mailing lists and member areas in one menu. */
export function AudienceSelect({
  words: { listId, areaId },
  error,
  onChange,
}: {
  words: Chosen;
  error: string | false;
  onChange: (chosen: Chosen) => void;
}) {
  const { data } = useQuery(audiencesQuery);
  const lists = (data?.lists ?? []).map(({ id, name, subscribed }) => ({
    value: `list ${id}`,
    label: `${name} (${subscribed})`,
  }));
  const areas = (data?.areas ?? []).map(({ id, name, mailed }) => ({
    value: `area ${id}`,
    label: `${name} (${mailed})`,
  }));
  if (data && lists.length === 0 && areas.length === 0)
    return (
      <Alert color="gray">
        {declared(NO_MAILING_LISTS)}.{' '}
        <Anchor component={Link} to="/newsletter">
          {say('mailingLists')}
        </Anchor>
      </Alert>
    );
  return (
    <NativeSelect
      label={say('to')}
      description={areaId === '' ? undefined : say('goesToEveryoneWho')}
      value={areaId === '' ? `list ${listId}` : `area ${areaId}`}
      error={error}
      data={[
        { value: 'list ', label: say('chooseRecipients') },
        ...(lists.length > 0 ? [{ group: say('mailingLists'), items: lists }] : []),
        ...(areas.length > 0 ? [{ group: say('memberAreas'), items: areas }] : []),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const [kind, id = ''] = value.split(' ');
        onChange(kind === 'area' ? { listId: '', areaId: id } : { listId: id, areaId: '' });
      }}
    />
  );
}
