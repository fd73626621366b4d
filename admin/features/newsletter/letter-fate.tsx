import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { newsletter, type Letter } from '#contract/newsletter.ts';
import { momentOf } from '../../kit/age.ts';
import { call } from '../../http/call.ts';
import { STATE_WORDS } from './letters.tsx';
import { ArchiveToggle } from './archive-toggle.tsx';
import { useAudience } from './audience-select.tsx';
import { useNewsletterChange } from './queries.ts';
import { say } from './words.ts';
import classes from '../../kit/summary.module.css';

/** What became of an email, in sums: nobody is watched reading it. */
export function LetterFate({ letter }: { letter: Letter }) {
  const { id, state, recipients, written, delivered, failed, unsubscribed, startedAt } = letter;
  const params = { id };
  const navigate = useNavigate();
  const audience = useAudience(letter);
  const stop = useNewsletterChange(() => call(newsletter.stopLetter, { params }));
  const copy = useNewsletterChange(() => {
    const { listId, areaId, subject, text, actionLabel, actionUrl, replyTo } = letter;
    return call(newsletter.createLetter, {
      body: {
        ...(audience ? { listId, areaId } : { listId: '', areaId: '' }),
        subject,
        text,
        actionLabel,
        actionUrl,
        replyTo,
      },
    });
  });
  const rows: [string, string | number][] = [
    [say('status'), STATE_WORDS[state]],
    letter.areaId === ''
      ? [say('list'), audience?.name ?? say('deletedList')]
      : [say('memberArea'), audience?.name ?? say('deletedMemberArea')],
    [say('started'), startedAt === null ? '–' : momentOf(startedAt)],
    [say('recipients'), recipients],
    [say('delivered'), delivered],
    [say('failed'), failed],
    [say('unsubscribed'), unsubscribed],
  ];
  return (
    <Stack gap="md">
      {state === 'sending' && (
        <Progress aria-label={say('progress')} value={recipients === 0 ? 0 : (written / recipients) * 100} />
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
        {say('opensAndClicksAre')}
      </Text>
      <Group gap="xs">
        {state === 'sending' && (
          <Button
            color="red"
            variant="default"
            loading={stop.isPending}
            onClick={() => stop.mutate(undefined)}
          >
            {say('stopSending')}
          </Button>
        )}
        <Button
          variant="default"
          loading={copy.isPending}
          onClick={() =>
            copy.mutate(undefined, { onSuccess: (made) => void navigate(`/newsletter/letters/${made.id}`) })
          }
        >
          {say('duplicate')}
        </Button>
      </Group>
    </Stack>
  );
}
