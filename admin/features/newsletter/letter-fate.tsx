import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { newsletter, type Letter } from '#contract/newsletter.ts';
import { momentOf } from '../../kit/age.ts';
import { call } from '../../http/call.ts';
import { STATE_WORDS } from './letters.tsx';
import { listsQuery, useNewsletterChange } from './queries.ts';
import classes from '../../kit/summary.module.css';

/** What became of a letter, in sums: nobody is watched reading it. */
export function LetterFate({ letter }: { letter: Letter }) {
  const { id, state, recipients, written, delivered, failed, unsubscribed, startedAt } = letter;
  const params = { id };
  const navigate = useNavigate();
  const { data: lists } = useQuery(listsQuery);
  const stop = useNewsletterChange(() => call(newsletter.stopLetter, { params }));
  const copy = useNewsletterChange(() => {
    const { listId, subject, text, actionLabel, actionUrl, replyTo } = letter;
    return call(newsletter.createLetter, {
      body: { listId, subject, text, actionLabel, actionUrl, replyTo },
    });
  });
  const listName = lists?.find((list) => list.id === letter.listId)?.name ?? 'a list that is gone';
  const rows: [string, string | number][] = [
    ['State', STATE_WORDS[state]],
    ['List', listName],
    ['Begun', startedAt === null ? '–' : momentOf(startedAt)],
    ['People', recipients],
    ['Delivered', delivered],
    ['Could not be delivered', failed],
    ['Unsubscribed by it', unsubscribed],
  ];
  return (
    <Stack gap="md">
      {state === 'sending' && (
        <Progress aria-label="Written so far" value={recipients === 0 ? 0 : (written / recipients) * 100} />
      )}
      <dl className={classes.summary}>
        {rows.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" className="quiet">
        Whether somebody opens a letter or follows its links is not recorded.
      </Text>
      <Group gap="xs">
        {state === 'sending' && (
          <Button
            color="red"
            variant="default"
            loading={stop.isPending}
            onClick={() => stop.mutate(undefined)}
          >
            Stop sending
          </Button>
        )}
        <Button
          variant="default"
          loading={copy.isPending}
          onClick={() =>
            copy.mutate(undefined, { onSuccess: (made) => void navigate(`/newsletter/letters/${made.id}`) })
          }
        >
          Write a copy
        </Button>
      </Group>
    </Stack>
  );
}
