import { ActionIcon, Autocomplete, Button, Fieldset, Group, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  GOAL_STEP_KINDS,
  MAX_GOAL_NAME,
  MAX_GOAL_STEPS,
  MAX_GOAL_TARGET,
  type GoalStep,
  type GoalStepKind,
} from '#core/analytics/goals.ts';
import type { GoalView } from '#contract/visits/goals.ts';
import { documentsQuery } from '../../../documents/queries.ts';
import { Dialog, fieldErrors } from '../../../kit/dialog.tsx';
import type { NamedForm } from './goal-card.tsx';
import { useSaveGoal } from './queries.ts';
import { say } from './words.ts';

const KIND_LABELS: Readonly<Record<GoalStepKind, string>> = {
  page: say('pageViewed'),
  button: say('buttonClicked'),
  form: say('formSent'),
  purchase: say('purchase'),
};

interface Choices {
  buttons: readonly string[];
  forms: readonly NamedForm[];
}

/** Asks what visitors should do, step by step. */
export function GoalDialog(props: { goal?: GoalView; choices: Choices; onClose: () => void }) {
  const { goal, choices, onClose } = props;
  const [name, setName] = useState(goal?.name ?? '');
  const [steps, setSteps] = useState<readonly GoalStep[]>(goal?.steps ?? [{ kind: 'page', target: '' }]);
  const save = useSaveGoal(goal?.id);
  const errors = fieldErrors(save.error);
  const change = (index: number, step: GoalStep) => setSteps(steps.with(index, step));
  const moveUp = (index: number) => {
    const [before, moved] = [steps[index - 1], steps[index]];
    if (before && moved) setSteps(steps.with(index - 1, moved).with(index, before));
  };
  return (
    <Dialog
      title={goal ? say('editGoal') : say('addGoal')}
      action={goal ? say('saveGoal') : say('addGoal')}
      isBusy={save.isPending}
      error={save.error}
      onSubmit={() => save.mutate({ name, steps: [...steps] }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextInput
        label={say('name')}
        placeholder={say('requestAQuote')}
        maxLength={MAX_GOAL_NAME}
        data-autofocus
        value={name}
        error={errors['name']}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {steps.map((step, index) => (
        <Fieldset key={index} legend={say('stepIndex', { index: index + 1 })} variant="unstyled">
          <Group gap="xs" justify="flex-end" wrap="nowrap" align="end">
            <NativeSelect
              label={say('action')}
              style={{ flex: 1 }}
              data={GOAL_STEP_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] }))}
              value={step.kind}
              onChange={(event) => {
                const kind = event.currentTarget.value as GoalStepKind;
                change(index, { kind, target: kind === 'form' ? (choices.forms[0]?.id ?? '') : '' });
              }}
            />
            {index > 0 && (
              <ActionIcon
                variant="default"
                size="lg"
                aria-label={say('moveStepIndexUp', { index: index + 1 })}
                onClick={() => moveUp(index)}
              >
                <ArrowUp size={16} />
              </ActionIcon>
            )}
            {steps.length > 1 && (
              <ActionIcon
                variant="default"
                size="lg"
                aria-label={say('removeStepIndex', { index: index + 1 })}
                onClick={() => setSteps(steps.filter((_, at) => at !== index))}
              >
                <Trash2 size={16} />
              </ActionIcon>
            )}
          </Group>
          <Target
            step={step}
            choices={choices}
            error={errors[`steps.${index}.target`]}
            onChange={(target) => change(index, { ...step, target })}
          />
        </Fieldset>
      ))}
      {steps.length < MAX_GOAL_STEPS && (
        <Button
          variant="subtle"
          size="xs"
          style={{ alignSelf: 'start' }}
          leftSection={<Plus size={14} />}
          onClick={() => setSteps([...steps, { kind: 'page', target: '' }])}
        >
          {say('addStep')}
        </Button>
      )}
    </Dialog>
  );
}

function Target(props: {
  step: GoalStep;
  choices: Choices;
  error: string | undefined;
  onChange: (target: string) => void;
}) {
  const { step, choices, error, onChange } = props;
  const { data: documents = [] } = useQuery(documentsQuery);
  if (step.kind === 'purchase') return null;
  if (step.kind === 'form')
    return (
      <NativeSelect
        mt="sm"
        label={say('form')}
        data={choices.forms.map(({ id, name }) => ({ value: id, label: name }))}
        value={step.target}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  const isPage = step.kind === 'page';
  const paths = documents.flatMap(({ kind, path }) => (kind === 'page' && path ? [path] : []));
  return (
    <Autocomplete
      mt="sm"
      label={isPage ? say('page') : say('buttonLabel')}
      placeholder={isPage ? '/pricing' : say('bookATable')}
      maxLength={MAX_GOAL_TARGET}
      data={[...new Set(isPage ? paths : choices.buttons)]}
      value={step.target}
      error={error}
      onChange={onChange}
    />
  );
}
