import { Alert, Button, Group, NativeSelect, Progress, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FastForward as Icon } from 'lucide-react';
import { useState } from 'react';
import { DECLINE_SHARES } from '#core/fast-forward/outcome.ts';
import { fastForward, type FastForwardRun } from '#contract/shop/fast-forward.ts';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { tellProblem } from '../../../http/tell-problem.ts';
import { useChange } from '../../../http/use-change.ts';
import { SellingPanel } from '../shop/tabs.tsx';
import { FAST_FORWARD, fastForwardQuery } from './queries.ts';
import { PlayedYear } from './played-year.tsx';
import { say } from './words.ts';
import classes from './fast-forward.module.css';

type Declines = FastForwardRun['declines'];

const shareWords = (percent: number) =>
  percent === 0 ? say('none') : percent === 100 ? say('allCards') : say('percentOfCards', { percent });

/** A year of the shop ahead: played on a copy, so that an owner sees what renewals, declines and emails come to. */
export function FastForward() {
  const { data: run, error } = useQuery(fastForwardQuery);
  const [declines, setDeclines] = useState<Declines>(0);
  const play = useChange(() => call(fastForward.play, { body: { declines } }), {
    stale: [FAST_FORWARD],
    onError: tellProblem,
  });
  const isPlaying = run?.state === 'playing';
  return (
    <SellingPanel title={say('fastForward')}>
      <Stack gap="md">
        <Text className={classes.intro}>{say('playTheNext12')}</Text>
        <Group align="flex-end" gap="sm">
          <NativeSelect
            label={say('declinedCards')}
            value={String(declines)}
            data={DECLINE_SHARES.map((percent) => ({ value: String(percent), label: shareWords(percent) }))}
            onChange={(event) => setDeclines(Number(event.currentTarget.value) as Declines)}
          />
          <Button
            leftSection={<Icon size={16} />}
            loading={play.isPending || isPlaying}
            onClick={() => play.mutate(undefined)}
          >
            {say('simulate')}
          </Button>
        </Group>
        {error && <Alert color="red">{sentenceOf(error)}</Alert>}
        {run === undefined && !error && <Skeleton height={240} />}
        {isPlaying && <Progress aria-label={say('progress')} value={Math.max(4, run.percent)} animated />}
        {run?.state === 'failed' && <Alert color="red">{say('theYearCouldNot')}</Alert>}
        {run?.state === 'played' && run.year && <PlayedYear run={run} year={run.year} />}
      </Stack>
    </SellingPanel>
  );
}
