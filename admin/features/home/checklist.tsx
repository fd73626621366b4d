import { ActionIcon, Button, Progress, Title, Tooltip } from '@mantine/core';
import { Check, ChevronRight, X } from 'lucide-react';
import { Link } from 'react-router';
import type { StepState } from '#core/home/checklist.ts';
import { STEP_WORDS } from './steps.ts';
import { say } from './words.ts';
import classes from './home.module.css';

interface Doing {
  onSamples: () => void;
  onGoLive: () => void;
}

/** The first days, ticked by what was done. */
export function Checklist(props: { steps: readonly StepState[]; onHide: () => void } & Doing) {
  const { steps, onHide, ...doing } = props;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section className={classes.card} aria-labelledby="home-checklist">
      <header className={classes.cardHead}>
        <Title order={2} size="h4" id="home-checklist">
          {say('getReady')}
        </Title>
        <span className="quiet">{say('doneOfCountDone', { done, count: steps.length })}</span>
        <Tooltip label={say('hideTheChecklist')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={say('hideTheChecklist')}
            onClick={onHide}
          >
            <X size={16} />
          </ActionIcon>
        </Tooltip>
      </header>
      <Progress
        value={(done / steps.length) * 100}
        size={4}
        aria-label={say('stepsDone')}
        className={classes.progress ?? ''}
      />
      <ul className={classes.rows}>
        {steps.map((step) => (
          <StepRow key={step.name} step={step} {...doing} />
        ))}
      </ul>
    </section>
  );
}

function StepRow({ step, onSamples, onGoLive }: { step: StepState } & Doing) {
  const { name, isDone } = step;
  const { label, to } = STEP_WORDS[name];
  const words = (
    <>
      <span className={classes.tick} data-done={isDone || undefined}>
        {isDone && <Check size={14} aria-label={say('done')} />}
      </span>
      <span className={classes.rowWords}>{label}</span>
    </>
  );
  if (isDone)
    return (
      <li className={classes.row} data-done>
        {words}
      </li>
    );
  if (to.startsWith('#'))
    return (
      <li className={classes.row}>
        {words}
        <Button size="xs" variant="default" onClick={name === 'samples' ? onSamples : onGoLive}>
          {name === 'samples' ? say('remove') : say('goLive2')}
        </Button>
      </li>
    );
  return (
    <li>
      <Link className={classes.row} to={to}>
        {words}
        <ChevronRight size={16} aria-hidden="true" />
      </Link>
    </li>
  );
}
