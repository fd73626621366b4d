import { ActionIcon, Button, Paper, Portal, Text, Title } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
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

const PUBLISH = { title: say('publishIt'), text: say('nobodySeesIt') };

const STEPS = [
  { title: say('changeWords'), text: say('clickAnyText') },
  { title: say('replacePicture'), text: say('clickAPicture') },
  { title: say('addSection'), text: say('pointBetweenSections') },
  { title: say('lookOnPhone'), text: say('switchTheWidth') },
  PUBLISH,
] as const;

/** Under a thumb other things are pressed, and the page is seen on a phone already. */
const PHONE_STEPS = [
  { title: say('changeWords'), text: say('tapAnyText') },
  { title: say('replacePicture'), text: say('tapAPicture') },
  { title: say('addSection'), text: say('tapAdd') },
  PUBLISH,
] as const;

/** Above and below it. */
const GAP = 16;

/** A first edit in a few steps, for whoever works on a site that is not live yet, until they leave it. */
export function Guide({ session, isPhone }: { session: Session; isPhone: boolean }) {
  const { data: home } = useQuery(homeQuery);
  const isNew = home?.isLive === false;
  const { data: guide } = useQuery({ ...guideQuery, enabled: isNew });
  const client = useQueryClient();
  const leave = useChange(() => call(accounts.leaveGuide, {}), { stale: [guideQuery.queryKey] });
  if (!isNew || guide?.isOpen !== true) return null;
  return (
    // Not in the panel slot: on phones, anything in there hides the page.
    <Portal>
      <GuideCard
        session={session}
        steps={isPhone ? PHONE_STEPS : STEPS}
        isAbovePage={isPhone}
        onLeave={() => {
          // Gone at once, whatever becomes of the call.
          client.setQueryData(guideQuery.queryKey, { isOpen: false });
          leave.mutate(undefined);
        }}
      />
    </Portal>
  );
}

function GuideCard(props: {
  session: Session;
  steps: readonly { title: string; text: string }[];
  isAbovePage: boolean;
  onLeave: () => void;
}) {
  const { session, steps, isAbovePage, onLeave } = props;
  const id = useId();
  const card = useRoomAbovePage(isAbovePage);
  const [at, setAt] = useState(0);
  const hasEdited = useSyncExternalStore(session.subscribe, () => session.view().undoLabel !== undefined);
  const step = steps[at];
  if (!step) return null;
  const isLast = at === steps.length - 1;
  const hear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onLeave();
  };
  return (
    <Paper
      ref={card}
      component="section"
      className={classes.card}
      withBorder
      shadow="md"
      aria-labelledby={id}
      onKeyDown={hear}
    >
      <div className={classes.head}>
        <Text size="sm" className="quiet" id={id}>
          {say('firstEditStep', { step: at + 1, count: steps.length })}
        </Text>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={say('leaveGuide')} onClick={onLeave}>
          <X size={18} />
        </ActionIcon>
      </div>
      <div role="status" className={classes.words}>
        <Title order={2} size="h4">
          {step.title}
        </Title>
        <Text mt={4}>{at === 0 && hasEdited ? say('savedByItself') : step.text}</Text>
      </div>
      <div className={classes.foot}>
        {at > 0 && (
          <Button variant="subtle" color="gray" size="md" onClick={() => setAt(at - 1)}>
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

/** The page begins below it: over the page it would hide the tools of what is selected at its top. */
function useRoomAbovePage(isWanted: boolean) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = card.current;
    if (!element || !isWanted) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--guide-room', `${element.offsetHeight + GAP}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--guide-room');
    };
  }, [isWanted]);
  return card;
}
