import { Alert, Anchor, Button, Checkbox, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { ERRORS } from '#contract/errors.ts';
import { homeQuery } from '../../account/home.ts';
import { Findings } from './findings.tsx';
import { useListedChanges, type ListedChange } from './use-listed-changes.ts';
import { useRelease } from './use-publish.tsx';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './publish.module.css';
import { part } from '../../kit/opening/part.ts';

const Compare = part(() => import('./compare.tsx'));

interface ChangesTabProps {
  onDone: () => void;
  /** To choose a time for these; undefined for all of them. */
  onLater: (documentIds: string[] | undefined) => void;
}

export function ChangesTab({ onDone, onLater }: ChangesTabProps) {
  const { changes, isPending, error } = useListedChanges();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [compared, setCompared] = useState<ListedChange>();
  const { publish } = useRelease();
  const isPrivate = useQuery(homeQuery).data?.isLive === false;
  if (isPending) return <Skeleton height={56} />;
  if (error)
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    );
  if (changes.length === 0) return <Text>{declared(ERRORS.nothingToPublish.sentence)}</Text>;

  const chosen = changes.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  const isAll = chosen.length === changes.length;
  const named = isAll ? undefined : chosen;
  return (
    <Stack gap="md">
      <Checkbox
        label={say('allChanges')}
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={() => setLeft(isAll ? new Set(changes.map(({ id }) => id)) : new Set())}
      />
      <ul className={classes.list} aria-label={say('whatWillChange')}>
        {changes.map((change) => (
          <li key={change.id} className={classes.item}>
            <ChangeBox change={change} isChosen={!left.has(change.id)} onToggle={() => toggle(change.id)} />
            <Button
              size="compact-sm"
              variant="default"
              aria-label={say('compareTitle', { title: change.title })}
              onClick={() => setCompared(change)}
            >
              {say('compare')}
            </Button>
          </li>
        ))}
      </ul>
      {chosen.length > 0 && <Findings chosen={new Set(chosen)} onLeave={onDone} />}
      <Text size="sm" className="quiet">
        {say.parts(isPrivate ? 'changesWaitForGoLive' : 'changesGoLiveImmediately', {
          link: (
            <Anchor
              key="link"
              component={Link}
              to="/pages/previews"
              onClick={onDone}
              inherit
              underline="always"
            >
              {say('createAPreviewLink')}
            </Anchor>
          ),
        })}
      </Text>
      <Group gap="xs" grow preventGrowOverflow={false} className={classes.deciding ?? ''}>
        <Button
          onClick={() => publish.mutate(named, { onSuccess: () => onDone() })}
          loading={publish.isPending}
          disabled={chosen.length === 0}
        >
          {say('publishChanges', { count: chosen.length })}
        </Button>
        <Button variant="default" disabled={chosen.length === 0} onClick={() => onLater(named)}>
          {say('publishLater')}
        </Button>
      </Group>
      {compared && (
        <Suspense>
          <Compare change={compared} onClose={() => setCompared(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}

/** What has an address says what it is by that. */
const KIND_WORDS: Partial<Record<ListedChange['kind'], string>> = {
  form: say('form'),
  collection: say('collection'),
  settings: say('settings'),
};

function ChangeBox(props: { change: ListedChange; isChosen: boolean; onToggle: () => void }) {
  const { title, path, word, kind } = props.change;
  return (
    <Checkbox
      checked={props.isChosen}
      onChange={props.onToggle}
      label={title}
      description={[word, KIND_WORDS[kind], path].filter(Boolean).join(' · ')}
    />
  );
}
