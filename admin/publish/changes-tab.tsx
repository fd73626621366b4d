import { Alert, Button, Checkbox, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ERRORS } from '#contract/errors.ts';
import { countChanges } from './count-changes.ts';
import { useListedChanges, type ListedChange } from './use-listed-changes.ts';
import { useRelease } from './use-publish.tsx';
import classes from './publish.module.css';

export function ChangesTab({ onDone }: { onDone: () => void }) {
  const { changes, isPending, error } = useListedChanges();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { publish } = useRelease();
  if (isPending) return <Skeleton height={56} />;
  if (error)
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    );
  if (changes.length === 0) return <Text>{ERRORS.nothingToPublish.sentence}</Text>;

  const chosen = changes.filter(({ id }) => !left.has(id));
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  const isAll = chosen.length === changes.length;
  const start = () =>
    publish.mutate(isAll ? undefined : chosen.map(({ id }) => id), { onSuccess: () => onDone() });
  return (
    <Stack gap="md">
      <Checkbox
        label="All changes"
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={() => setLeft(isAll ? new Set(changes.map(({ id }) => id)) : new Set())}
      />
      <ul className={classes.list} aria-label="What will change">
        {changes.map((change) => (
          <li key={change.id} className={classes.item}>
            <ChangeBox change={change} isChosen={!left.has(change.id)} onToggle={() => toggle(change.id)} />
          </li>
        ))}
      </ul>
      <Button onClick={start} loading={publish.isPending} disabled={chosen.length === 0}>
        Publish {countChanges(chosen.length)}
      </Button>
      <Text size="sm" className="quiet">
        Visitors see it at once. You can undo it under “Releases”.
      </Text>
    </Stack>
  );
}

function ChangeBox(props: { change: ListedChange; isChosen: boolean; onToggle: () => void }) {
  const { title, path, word } = props.change;
  return (
    <Checkbox
      checked={props.isChosen}
      onChange={props.onToggle}
      label={title}
      description={[word, path].filter(Boolean).join(' · ')}
    />
  );
}
