import { ActionIcon, Button, Paper, Text, Title } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { accounts } from '#contract/people/accounts.ts';
import { homeQuery } from '../../account/home.ts';
import type { Session } from '../../documents/session/session.ts';
import { call } from '../../http/call.ts';
import { useChange } from '../../http/use-change.ts';
import classes from './guide.module.css';
import { say } from './words.ts';

const guideQuery = queryOptions({
  queryKey: ['guide'],
  queryFn: () => call(accounts.readGuide, {}),
  staleTime: Infinity,
});

const STEPS = [
  { title: say('changeWords'), text: say('clickAnyText') },
  { title: say('replacePicture'), text: say('clickAPicture') },
  { title: say('addSection'), text: say('pointBetweenSections') },
  { title: say('lookOnPhone'), text: say('switchTheWidth') },
  { title: say('publishIt'), text: say('nobodySeesIt') },
] as const;

/** A first edit in five steps, for whoever works on a site that is not live yet, until they leave it. */
export function Guide({ session }: { session: Session }) {
  const { data: home } = useQuery(homeQuery);
  const isNew = home?.isLive === false;
  const { data: guide } = useQuery({ ...guideQuery, enabled: isNew });
  const client = useQueryClient();
  const leave = useChange(() => call(accounts.leaveGuide, {}), { stale: [guideQuery.queryKey] });
  if (!isNew || guide?.isOpen !== true) return null;
  return (
    <GuideCard
      session={session}
      onLeave={() => {
        // Gone at once, whatever becomes of the call.
        client.setQueryData(guideQuery.queryKey, { isOpen: false });
        leave.mutate(undefined);
      }}
    />
  );
}

function GuideCard({ session, onLeave }: { session: Session; onLeave: () => void }) {
  const id = useId();
  const [at, setAt] = useState(0);
  const hasEdited = useSyncExternalStore(session.subscribe, () => session.view().undoLabel !== undefined);
  const step = STEPS[at];
  if (!step) return null;
  const isLast = at === STEPS.length - 1;
  const hear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onLeave();
  };
  return (
    <Paper
      component="section"
      className={classes.card}
      withBorder
      shadow="md"
      aria-labelledby={id}
      onKeyDown={hear}
    >
      <div className={classes.head}>
        <Text size="sm" className="quiet" id={id}>
          {say('firstEditStep', { step: at + 1, count: STEPS.length })}
        </Text>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={say('leaveGuide')} onClick={onLeave}>
          <X size={18} />
        </ActionIcon>
      </div>
      <div role="status">
        <Title order={2} size="h4">
          {step.title}
        </Title>
        <Text mt={4}>{at === 0 && hasEdited ? say('savedByItself') : step.text}</Text>
      </div>
      <div className={classes.foot}>
        {at > 0 && (
          <Button variant="subtle" size="md" onClick={() => setAt(at - 1)}>
            {say('back')}
          </Button>
        )}
        <Button variant="default" size="md" onClick={isLast ? onLeave : () => setAt(at + 1)}>
          {isLast ? say('finish') : say('next')}
        </Button>
      </div>
    </Paper>
  );
}
