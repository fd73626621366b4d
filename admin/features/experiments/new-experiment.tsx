import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GOAL_KINDS, MAX_NAME, type GoalKind } from '#core/experiments/experiment.ts';
import { SUBJECT_KINDS } from '#core/experiments/subject.ts';
import { Dialog, fieldErrors } from '../../kit/dialog.tsx';
import type { SubjectView } from '#contract/experiments.ts';
import { subjectsQuery, useCreate } from './queries.ts';
import { nameOf, SUBJECTS } from './subjects.ts';
import { say } from './words.ts';

const GOALS: Readonly<Record<GoalKind, string>> = {
  purchase: say('purchase'),
  form: say('formSent'),
  view: say('pageView'),
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
        title={say('newExperiment')}
        action="OK"
        isBusy={false}
        error={null}
        onSubmit={onClose}
        onClose={onClose}
      >
        <Text>{say('thereAreNoUnpublished')}</Text>
      </Dialog>
    );
  return (
    <Dialog
      title={say('newExperiment')}
      action={say('createExperiment')}
      isBusy={create.isPending}
      error={create.error ?? error}
      onSubmit={() =>
        about && create.mutate({ name, subject: about.subject, goal: { kind, path } }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <TextInput
        label={say('name')}
        placeholder={say('shorterHeadline')}
        maxLength={MAX_NAME}
        data-autofocus
        value={name}
        error={errors['name']}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NativeSelect
        label={say('compare')}
        description={say('variantAIsWhat')}
        disabled={!subjects}
        data={choicesOf(subjects ?? [])}
        value={String(chosen)}
        error={errors['subject']}
        onChange={(event) => setChosen(Number(event.currentTarget.value))}
      />
      <NativeSelect
        label={say('goal')}
        data={GOAL_KINDS.map((value) => ({ value, label: GOALS[value] }))}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as GoalKind)}
      />
      {kind === 'view' && (
        <TextInput
          label={say('goalPage')}
          placeholder="/thank-you"
          value={path}
          error={errors['goal.path']}
          onChange={(event) => setPath(event.currentTarget.value)}
        />
      )}
    </Dialog>
  );
}
