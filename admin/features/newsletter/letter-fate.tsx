import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { newsletter, type Letter } from '#contract/newsletter.ts';
import { momentOf } from '../../kit/age.ts';
import { call } from '../../http/call.ts';
import { STATE_WORDS } from './letters.tsx';
import { ArchiveToggle } from './archive-toggle.tsx';
import { listsQuery, useNewsletterChange } from './queries.ts';
import classes from '../../kit/summary.module.css';

/** What became of an email, in sums: nobody is watched reading it. */
export function LetterFate({ letter }: { letter: Letter }) {
  const { id, state, recipients, written, delivered, failed, unsubscribed, startedAt } = letter;
  const params = { id };
  const navigate = useNavigate();
  const { data: lists } = useQuery(listsQuery);
  const stop = useNewsletterChange(() => call(newsletter.stopLetter, { params }));
  const list = lists?.find(({ id: listId }) => listId === letter.listId);
  const copy = useNewsletterChange(() => {
    const { subject, text, actionLabel, actionUrl, replyTo } = letter;
    return call(newsletter.createLetter, {
      body: { listId: list?.id ?? '', subject, text, actionLabel, actionUrl, replyTo },
    });
  });
  const rows: [string, string | number][] = [
    ['Status', STATE_WORDS[state]],
    ['List', list?.name ?? 'Deleted list'],
    ['Started', startedAt === null ? '–' : momentOf(startedAt)],
    ['Recipients', recipients],
    ['Delivered', delivered],
    ['Failed', failed],
    ['Unsubscribed', unsubscribed],
  ];
  return (
    <Stack gap="md">
      {state === 'sending' && (
        <Progress aria-label="Progress" value={recipients === 0 ? 0 : (written / recipients) * 100} />
      )}
      <dl className={classes.summary}>
        {rows.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ArchiveToggle letter={letter} />
      <Text size="sm" className="quiet">
        Opens and clicks are not tracked.
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
          Duplicate
        </Button>
      </Group>
    </Stack>
  );
}
