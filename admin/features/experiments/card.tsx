import { Alert, Anchor, Badge, Button, Group, NativeSelect, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ExperimentState, VariantLetter } from '#core/experiments/experiment.ts';
import { ORIGINAL } from '#core/experiments/experiment.ts';
import type { ExperimentView } from '#contract/experiments.ts';
import { sentenceOf } from '../../http/problem.ts';
import { declared, formatsIn } from '../../words/catalogue.ts';
import { momentOf } from '../../kit/age.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Sideways } from '../../kit/figures/sideways.tsx';
import { usePublishVariant, useStep, type Step } from './queries.ts';
import { nameOf, SUBJECTS } from './subjects.ts';
import { say } from './words.ts';
import classes from './experiments.module.css';

const STATES: Readonly<Record<ExperimentState, { label: string; variant: string }>> = {
  draft: { label: say('notStarted'), variant: 'default' },
  running: { label: say('running'), variant: 'filled' },
  stopped: { label: say('stopped'), variant: 'default' },
};

const NUMBER = new Intl.NumberFormat(formatsIn());
const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`);

/** "+3 to +11 %": where the difference surely lies. */
function liftText(lift: { low: number; high: number } | null): string {
  if (!lift) return '–';
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(Math.round(value * 100))}`;
  return say('between', { low: signed(lift.low), high: signed(lift.high) });
}

function goalText({ goal }: ExperimentView): string {
  if (goal.kind === 'purchase') return say('purchase');
  return goal.kind === 'form' ? say('formSent') : say('viewOf', { path: goal.path });
}

export function ExperimentCard({ experiment }: { experiment: ExperimentView }) {
  const { name, state, subject, startedAt, endedAt, winner } = experiment;
  const { label, variant } = STATES[state];
  return (
    <section className={classes.card} aria-label={name}>
      <Group justify="space-between" wrap="nowrap" align="start">
        <Title order={2} size="h4">
          {name}
        </Title>
        <Badge variant={variant} className={classes.state ?? ''}>
          {label}
        </Badge>
      </Group>
      <Text size="sm" className="quiet">
        <Anchor
          component={Link}
          to={SUBJECTS[subject.kind].editedAt(experiment)}
          size="sm"
          underline="always"
        >
          {nameOf(experiment)}
        </Anchor>{' '}
        · {goalText(experiment)}
        {startedAt && ` · ${say('startedAt', { at: momentOf(startedAt) })}`}
        {endedAt && ` · ${say('stoppedAt', { at: momentOf(endedAt) })}`}
        {winner && ` · ${say('winnerPublished', { winner })}`}
      </Text>
      {state !== 'draft' && <Result experiment={experiment} />}
      <Figures experiment={experiment} />
      <Steps experiment={experiment} />
    </section>
  );
}

function Result({ experiment: { verdict, isOvertaken, subject } }: { experiment: ExperimentView }) {
  if (isOvertaken) return <Text>{say('overtaken', { overtaken: SUBJECTS[subject.kind].overtaken })}</Text>;
  const words = declared(verdict.words);
  if (verdict.kind === 'uneven') return <Alert color="orange">{words}</Alert>;
  return <Text fw={verdict.kind === 'better' || verdict.kind === 'worse' ? 600 : 400}>{words}</Text>;
}

function Figures({ experiment: { variants } }: { experiment: ExperimentView }) {
  return (
    <Sideways>
      <Table className={classes.figures ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say('variant')}</Table.Th>
            <Table.Th className={classes.number}>{say('visitors')}</Table.Th>
            <Table.Th className={classes.number}>{say('goals')}</Table.Th>
            <Table.Th className={classes.number}>{say('rate')}</Table.Th>
            <Table.Th className={classes.number}>{say('againstA')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {variants.map(({ variant, visitors, conversions, lift, revision }) => (
            <Table.Tr key={variant}>
              <Table.Td>
                {variant}{' '}
                <span className="quiet">
                  {variant === ORIGINAL ? say('original') : say('version', { revision: String(revision) })}
                </span>
              </Table.Td>
              <Table.Td className={classes.number}>{NUMBER.format(visitors)}</Table.Td>
              <Table.Td className={classes.number}>{NUMBER.format(conversions)}</Table.Td>
              <Table.Td className={classes.number}>{share(conversions, visitors)}</Table.Td>
              <Table.Td className={classes.number}>
                {visitors === 0 || variant === ORIGINAL ? '–' : liftText(lift)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Sideways>
  );
}

function Steps({ experiment }: { experiment: ExperimentView }) {
  const { id, name, state, subject } = experiment;
  const step = useStep();
  const [asks, setAsks] = useState<'publish' | 'remove'>();
  const button = (label: string, to: Step, isMain = false) => (
    <Button
      size="xs"
      variant={isMain ? 'filled' : 'default'}
      loading={step.isPending && step.input?.step === to}
      onClick={() => step.mutate({ step: to, id })}
    >
      {label}
    </Button>
  );
  return (
    <>
      {step.error && !asks && (
        <Alert color="red" role="alert">
          {sentenceOf(step.error)}
        </Alert>
      )}
      <Group gap="xs">
        {state === 'draft' && button(say('start'), 'start', true)}
        {state === 'draft' && button(say('addDraftAsVariant'), 'addVariant')}
        {state !== 'draft' && experiment.winner === null && (
          <Button
            size="xs"
            variant={experiment.verdict.kind === 'better' ? 'filled' : 'default'}
            onClick={() => setAsks('publish')}
          >
            {say('publishAVariant')}
          </Button>
        )}
        {state === 'running' && button(say('stop'), 'stop')}
        {state !== 'running' && (
          <Button size="xs" variant="default" onClick={() => setAsks('remove')}>
            {say('delete')}
          </Button>
        )}
      </Group>
      {asks === 'publish' && <PublishVariant experiment={experiment} onClose={() => setAsks(undefined)} />}
      {asks === 'remove' && (
        <Dialog
          title={say('deleteQuestion')}
          action={say('deleteExperiment')}
          isDangerous
          isBusy={step.isPending}
          error={step.error}
          onSubmit={() => step.mutate({ step: 'remove', id }, { onSuccess: () => setAsks(undefined) })}
          onClose={() => setAsks(undefined)}
        >
          <Text>{say('deletes', { name, stays: SUBJECTS[subject.kind].stays })}</Text>
        </Dialog>
      )}
    </>
  );
}

function PublishVariant(props: { experiment: ExperimentView; onClose: () => void }) {
  const { experiment, onClose } = props;
  const { id, variants, verdict, state } = experiment;
  const [variant, setVariant] = useState(
    variants.find((each) => each.variant === verdict.variant)?.variant ??
      variants.at(-1)?.variant ??
      ORIGINAL,
  );
  const publish = usePublishVariant();
  return (
    <Dialog
      title={say('publishAVariant')}
      action={say('publishVariant', { variant })}
      isBusy={publish.isPending}
      error={publish.error}
      onSubmit={() => publish.mutate({ id, variant }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <NativeSelect
        label={say('variant')}
        data={variants.map((each) => ({
          value: each.variant,
          label: each.variant === ORIGINAL ? `${each.variant} (${say('original')})` : each.variant,
        }))}
        value={variant}
        onChange={(event) => setVariant(event.currentTarget.value as VariantLetter)}
      />
      <Text size="sm" className="quiet">
        {state === 'running' ? say('theExperimentStopsAnd') : say('allVisitorsGetThis')}
      </Text>
    </Dialog>
  );
}
