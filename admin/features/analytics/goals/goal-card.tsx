import { Alert, Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { GoalStep } from '#core/analytics/goals.ts';
import type { GoalQuery, GoalReport, GoalView } from '#contract/visits/goals.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { FigureTable } from '../../../kit/figures/figure-table.tsx';
import { StillCounting } from '../still-counting.tsx';
import classes from '../analytics.module.css';
import { nameOf, numberText, percentText } from '../figures.ts';
import { goalReportQuery, useRemoveGoal } from './queries.ts';
import { say } from './words.ts';

export type NamedForm = { readonly id: string; readonly name: string };

/** A step in the words of an owner. */
export function stepText({ kind, target }: GoalStep, forms: readonly NamedForm[]): string {
  if (kind === 'purchase') return say('purchase');
  if (kind === 'page') return say('pageTarget', { target });
  if (kind === 'button') return say('buttonTarget', { target });
  return say('formName', { name: forms.find(({ id }) => id === target)?.name ?? target });
}

export function GoalCard(props: {
  goal: GoalView;
  forms: readonly NamedForm[];
  query: GoalQuery;
  /** Nothing for those who may only look. */
  onEdit: (() => void) | undefined;
}) {
  const { goal, forms, query, onEdit } = props;
  const isWhole = query.range !== 'own' || (Boolean(query.from) && Boolean(query.to));
  const { data, error } = useQuery({ ...goalReportQuery(goal.id, query), enabled: isWhole });
  const [isRemoving, setRemoving] = useState(false);
  return (
    <section className={classes.part} aria-label={goal.name}>
      <Group justify="space-between" wrap="nowrap" align="start">
        <Title order={2} size="h4">
          {goal.name}
        </Title>
        {onEdit && (
          <Group gap="xs" wrap="nowrap">
            <Button
              size="xs"
              variant="default"
              onClick={onEdit}
              aria-label={say('editName', { name: goal.name })}
            >
              {say('edit')}
            </Button>
            <Button
              size="xs"
              variant="default"
              onClick={() => setRemoving(true)}
              aria-label={say('deleteName', { name: goal.name })}
            >
              {say('delete')}
            </Button>
          </Group>
        )}
      </Group>
      {error && <Alert color="red">{sentenceOf(error)}</Alert>}
      {!data && !error && <Skeleton height={120} />}
      {data && <StillCounting daysLeft={data.daysLeft} />}
      {data && (
        <div className={classes.grid}>
          <Steps steps={goal.steps.map((step) => stepText(step, forms))} report={data} />
          <Sources report={data} />
        </div>
      )}
      {isRemoving && <RemoveGoal goal={goal} onClose={() => setRemoving(false)} />}
    </section>
  );
}

function Steps({ steps, report }: { steps: readonly string[]; report: GoalReport }) {
  const [first = 0] = report.steps;
  return (
    <FigureTable
      heads={[say('step'), say('visitors'), say('continued')]}
      rows={steps.map((step, index) => {
        const visitors = report.steps[index] ?? 0;
        return {
          key: String(index),
          name: `${index + 1}. ${step}`,
          share: visitors / Math.max(1, first),
          cells: [
            numberText(visitors),
            index === 0 ? '–' : percentText(visitors, report.steps[index - 1] ?? 0),
          ],
        };
      })}
    />
  );
}

const LISTED_SOURCES = 10;

function Sources({ report: { sources } }: { report: GoalReport }) {
  if (sources.length === 0) return <Text className="quiet">{say('noVisitorTookThe')}</Text>;
  return (
    <FigureTable
      heads={[say('source'), say('started'), say('reached'), say('rate')]}
      rows={sources.slice(0, LISTED_SOURCES).map(({ source, began, reached }) => ({
        key: source,
        name: nameOf('source', source),
        cells: [numberText(began), numberText(reached), percentText(reached, began)],
      }))}
    />
  );
}

function RemoveGoal({ goal, onClose }: { goal: GoalView; onClose: () => void }) {
  const remove = useRemoveGoal();
  return (
    <Dialog
      title={say('deleteQuestion', { name: goal.name })}
      action={say('deleteGoal')}
      isDangerous
      isBusy={remove.isPending}
      error={remove.error}
      onSubmit={() => remove.mutate(goal.id, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Text>{say('visitsStayCountedYou')}</Text>
    </Dialog>
  );
}
