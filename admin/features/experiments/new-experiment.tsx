import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GOAL_KINDS, MAX_NAME, type GoalKind } from '#core/experiments/experiment.ts';
import { SUBJECT_KINDS } from '#core/experiments/subject.ts';
import { Dialog, fieldErrors } from '../../kit/dialog.tsx';
import type { SubjectView } from '#contract/experiments.ts';
import { subjectsQuery, useCreate } from './queries.ts';
import { nameOf, SUBJECTS } from './subjects.ts';

const GOALS: Readonly<Record<GoalKind, string>> = {
  purchase: 'Purchase',
  form: 'Form sent',
  view: 'Page view',
};

/** As one list to choose from, by kind; each by its place in what can be compared. */
const choicesOf = (subjects: readonly SubjectView[]) =>
  SUBJECT_KINDS.flatMap((kind) => {
    const items = subjects.flatMap((about, index) =>
      about.subject.kind === kind ? [{ value: String(index), label: nameOf(about) }] : [],
    );
    return items.length === 0 ? [] : [{ group: SUBJECTS[kind].group, items }];
  });

export function NewExperiment({ onClose }: { onClose: () => void }) {
  const { data: subjects, error } = useQuery(subjectsQuery);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState(0);
  const [kind, setKind] = useState<GoalKind>('form');
  const [path, setPath] = useState('');
  const create = useCreate();
  const errors = fieldErrors(create.error);
  const about = subjects?.[chosen];
  if (subjects?.length === 0)
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
          There are no unpublished changes to compare. Change a page, a section or the design without
          publishing it, then come back.
        </Text>
      </Dialog>
    );
  return (
    <Dialog
      title="New experiment"
      action="Create experiment"
      isBusy={create.isPending}
      error={create.error ?? error}
      onSubmit={() =>
        about && create.mutate({ name, subject: about.subject, goal: { kind, path } }, { onSuccess: onClose })
      }
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
        label="Compare"
        description="Variant A is what is live now, variant B its draft."
        disabled={!subjects}
        data={choicesOf(subjects ?? [])}
        value={String(chosen)}
        error={errors['subject']}
        onChange={(event) => setChosen(Number(event.currentTarget.value))}
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
