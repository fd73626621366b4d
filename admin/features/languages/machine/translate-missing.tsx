import { Alert, Button, Group, Modal, Progress, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  machineTranslation,
  type MachineRun,
  type MachineTranslation,
} from '#contract/content/machine-translation.ts';
import { DAY_MS } from '#core/durations.ts';
import { CONTENT } from '../../../documents/queries.ts';
import { LANGUAGES, languageName } from '../../../documents/languages.ts';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { tellProblem } from '../../../http/tell-problem.ts';
import { useChange } from '../../../http/use-change.ts';
import { spokenLanguage } from '../../../words/catalogue.ts';
import { estimateQuery, machineQuery } from './queries.ts';
import { say } from './words.ts';
import classes from './machine.module.css';

const inDigits = (count: number) => count.toLocaleString(spokenLanguage());
const STALE = [LANGUAGES, CONTENT];

interface What {
  language: string;
  /** The document; all of them without one. */
  of?: string;
}

/** Has a machine translate what nobody has yet. Nothing is here while machine translation is off. */
export function TranslateMissing({ language, of }: What) {
  const { data } = useQuery(machineQuery);
  const [isOpen, { open, close }] = useDisclosure(false);
  if (!data?.service) return null;
  return (
    <>
      <Button
        className={classes.start ?? ''}
        size="xs"
        variant="default"
        disabled={data.run?.state === 'running'}
        onClick={open}
      >
        {say('translateMissing')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        centered
        title={say('intoLanguage', { language: languageName(language) })}
      >
        <Ask state={data} what={{ language, ...(of !== undefined && { of }) }} onClose={close} />
      </Modal>
    </>
  );
}

/** What it would send, before anything is sent. */
function Ask({ state, what, onClose }: { state: MachineTranslation; what: What; onClose: () => void }) {
  const { data, error } = useQuery(estimateQuery(what.language, what.of));
  const start = useChange(() => call(machineTranslation.start, { body: what }), {
    stale: [machineQuery.queryKey],
    onSuccess: onClose,
  });
  const left = Math.max(state.monthlyLimit - state.used, 0);
  const isTooMuch = data !== undefined && data.characters > left;
  const problem = error ?? start.error;
  return (
    <>
      {!data && !error && <Skeleton height={48} />}
      {data?.texts === 0 && <Text>{say('nothingMissing')}</Text>}
      {data && data.texts > 0 && (
        <Text>
          {say('willSend', {
            texts: data.texts,
            characters: inDigits(data.characters),
            service: state.service?.title ?? '',
            left: inDigits(left),
          })}
        </Text>
      )}
      {isTooMuch && (
        <Alert color="red" mt="sm">
          {say('tooMany')}
        </Alert>
      )}
      {problem !== null && (
        <Alert color="red" role="alert" mt="sm">
          {sentenceOf(problem)}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {say('cancel')}
        </Button>
        <Button
          data-autofocus
          disabled={!data || data.texts === 0 || isTooMuch}
          loading={start.isPending}
          onClick={() => start.mutate(undefined)}
        >
          {say('translate')}
        </Button>
      </Group>
    </>
  );
}

/** How far the machine has come in a language, or what came of it lately. */
export function MachineProgress({ language, of }: What) {
  const { data } = useQuery(machineQuery);
  const [since] = useState(() => Date.now() - DAY_MS);
  const latest = data?.run;
  const isHere =
    latest?.language === language &&
    (of === undefined || latest.of === null || latest.of === of) &&
    (latest.state === 'running' || Date.parse(latest.startedAt) > since);
  const run = isHere ? latest : undefined;
  useReadAgain(run);
  if (!run) return null;
  return (
    <Alert role="status" color={run.state === 'failed' ? 'red' : ''} className={classes.progress ?? ''}>
      {run.state === 'running' && (
        <Progress
          value={run.texts === 0 ? 100 : ((run.done + run.refused) / run.texts) * 100}
          aria-label={say('machineTranslation')}
          mb="xs"
        />
      )}
      <Text>{wordsOf(run)}</Text>
      {run.refused > 0 && <Text>{say('refused', { count: run.refused })}</Text>}
      <RunActions run={run} />
    </Alert>
  );
}

function RunActions({ run: { id, state, done } }: { run: MachineRun }) {
  const options = { stale: STALE, onError: tellProblem };
  const stop = useChange(() => call(machineTranslation.cancel, { params: { id } }), options);
  const undo = useChange(() => call(machineTranslation.undo, { params: { id } }), options);
  const [words, change] = state === 'running' ? (['stop', stop] as const) : (['undo', undo] as const);
  if (state === 'undone' || (state !== 'running' && done === 0)) return null;
  return (
    <Button
      size="compact-sm"
      variant="default"
      mt="xs"
      loading={change.isPending}
      onClick={() => change.mutate(undefined)}
    >
      {say(words)}
    </Button>
  );
}

function wordsOf({ state, done, texts, characters, language, problem }: MachineRun): string {
  const name = languageName(language);
  switch (state) {
    case 'running':
      return say('running', { language: name, done, texts });
    case 'done':
      return say('done', { done, language: name, characters: inDigits(characters) });
    case 'failed':
      return done === 0 ? problem : `${problem} ${say('stopped', { done })}`;
    case 'cancelled':
      return say('stopped', { done });
    case 'undone':
      return say('undone');
  }
}

/** Texts are read again when a run that was seen going on has written some. */
function useReadAgain(run: MachineRun | undefined): void {
  const client = useQueryClient();
  const seen = useRef(run);
  useEffect(() => {
    const before = seen.current;
    seen.current = run;
    if (!run || before?.id !== run.id || (before.state === run.state && before.done === run.done)) return;
    void Promise.all(
      ['status', 'documents', 'translation'].map((about) =>
        client.invalidateQueries({ queryKey: [...LANGUAGES, about] }),
      ),
    );
    void client.invalidateQueries({ queryKey: CONTENT });
  }, [client, run]);
}
