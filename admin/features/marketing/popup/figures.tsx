import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { popup } from '#contract/popup.ts';
import type { PopupDocument } from '#core/popup/document.ts';
import { Bars } from '../../../kit/bars.tsx';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { shareOf } from './share.ts';
import { say } from './words.ts';

const figuresQuery = {
  queryKey: ['popup', 'figures'],
  queryFn: () => call(popup.figures, {}),
};

/** Who saw it, and what they did with it. */
export function PopupFigures({ action }: { action: PopupDocument['slices']['action'] }) {
  const { data, error } = useQuery(figuresQuery);
  if (error) return <Alert color="red">{sentenceOf(error)}</Alert>;
  if (!data) return <Skeleton height={160} role="progressbar" aria-label={say('loadingFigures')} />;
  const { render, submit, click, close } = data;
  if (render === 0)
    return (
      <Stack gap="xs">
        <Text fw={550}>{say('nobodyHasSeenIt')}</Text>
        <Text className="quiet">{say('switchItOnAnd')}</Text>
      </Stack>
    );
  return (
    <Stack gap="lg">
      <Text>{shareOf({ shown: render, done: action === 'button' ? click : submit, action })}</Text>
      <Bars
        title={say('theLast30Days')}
        rows={[
          { label: say('shown'), count: render },
          { label: say('sent'), count: submit },
          { label: say('buttonPressed'), count: click },
          { label: say('closed'), count: close },
        ].filter(({ count }, index) => count > 0 || index === 0)}
      />
      <Text size="sm" className="quiet">
        {say('thoseWhoWorkOn')}
      </Text>
    </Stack>
  );
}
