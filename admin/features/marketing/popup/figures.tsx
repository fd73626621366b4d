import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { popup } from '#contract/popup.ts';
import type { PopupDocument } from '#core/popup/document.ts';
import { Bars } from '../../../kit/bars.tsx';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { shareOf } from './share.ts';

const figuresQuery = {
  queryKey: ['popup', 'figures'],
  queryFn: () => call(popup.figures, {}),
};

/** Who saw it, and what they did with it. */
export function PopupFigures({ action }: { action: PopupDocument['slices']['action'] }) {
  const { data, error } = useQuery(figuresQuery);
  if (error) return <Alert color="red">{sentenceOf(error)}</Alert>;
  if (!data) return <Skeleton height={160} role="progressbar" aria-label="Loading figures" />;
  const { render, submit, click, close } = data;
  if (render === 0)
    return (
      <Stack gap="xs">
        <Text fw={550}>Nobody has seen it yet</Text>
        <Text className="quiet">
          Switch it on and publish it. Those who work on the site are not counted.
        </Text>
      </Stack>
    );
  return (
    <Stack gap="lg">
      <Text>{shareOf({ shown: render, done: action === 'button' ? click : submit, action })}</Text>
      <Bars
        title="The last 30 days"
        rows={[
          { label: 'Shown', count: render },
          { label: 'Sent', count: submit },
          { label: 'Button pressed', count: click },
          { label: 'Closed', count: close },
        ].filter(({ label, count }) => count > 0 || label === 'Shown')}
      />
      <Text size="sm" className="quiet">
        Those who work on the site are not counted. Nothing is kept about single visitors.
      </Text>
    </Stack>
  );
}
