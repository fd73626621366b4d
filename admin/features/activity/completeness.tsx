import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { sayChain } from '#core/activity/say-chain.ts';
import { momentOf } from '../../kit/age.ts';
import { completenessQuery } from './queries.ts';
import { voice } from '../../words/voice.ts';
import { say } from './words.ts';
import classes from './activity.module.css';

/** Whether the log is all there. */
export function Completeness() {
  const { data } = useQuery(completenessQuery);
  if (!data || (data.state === 'complete' && data.count === 0)) return null;
  const words = sayChain(data, momentOf, voice);
  if (data.state !== 'complete')
    return (
      <Alert color="red" role="alert" title={words}>
        {say('theLogWasChanged')}
      </Alert>
    );
  return (
    <Text size="sm" c="dimmed" className={classes.complete ?? ''}>
      <ShieldCheck size={16} aria-hidden="true" />
      {words}
    </Text>
  );
}
