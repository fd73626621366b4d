import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GOAL_KINDS, MAX_NAME, type GoalKind } from '#core/experiments/experiment.ts';
import { documentsQuery } from '../../documents/queries.ts';
import { Dialog, fieldErrors } from '../../kit/dialog.tsx';
import { useCreate } from './queries.ts';

const GOALS: Readonly<Record<GoalKind, string>> = {
  purchase: 'Purchase',
  form: 'Form sent',
  view: 'Page view',
};

export function NewExperiment({ onClose }: { onClose: () => void }) {
  const { data: documents = [] } = useQuery(documentsQuery);
  const pages = documents.filter(({ kind, state }) => kind === 'page' && state === 'changed');
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState('');
  const [kind, setKind] = useState<GoalKind>('form');
  const [path, setPath] = useState('');
  const create = useCreate();
  const errors = fieldErrors(create.error);
  const pageId = chosen || (pages[0]?.id ?? '');
  if (pages.length === 0)
    return (
      <Dialog
        title="New experiment"
        action="OK"
        isBusy={false}
        error={null}
        onSubmit={onClose}
        onClose={onClose}
      >
        <Text>
          No published page has changes in its draft. Open a page in the editor, change it without publishing,
          and come back.
        </Text>
      </Dialog>
    );
  return (
    <Dialog
      title="New experiment"
      action="Create experiment"
      isBusy={create.isPending}
      error={create.error}
      onSubmit={() => create.mutate({ name, pageId, goal: { kind, path } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        placeholder="Shorter headline"
        maxLength={MAX_NAME}
        data-autofocus
        value={name}
        error={errors['name']}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NativeSelect
        label="Page"
        description="Variant A is what is live now, variant B its draft."
        data={pages.map(({ id, title, path: address }) => ({ value: id, label: `${title} (${address})` }))}
        value={pageId}
        error={errors['pageId']}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <NativeSelect
        label="Goal"
        data={GOAL_KINDS.map((value) => ({ value, label: GOALS[value] }))}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as GoalKind)}
      />
      {kind === 'view' && (
        <TextInput
          label="Goal page"
          placeholder="/thank-you"
          value={path}
          error={errors['goal.path']}
          onChange={(event) => setPath(event.currentTarget.value)}
        />
      )}
    </Dialog>
  );
}
