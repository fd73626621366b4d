import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { newsletter, type Letter } from '#contract/newsletter.ts';
import { ageOf } from '../../kit/age.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { lettersQuery, useNewsletterChange } from './queries.ts';
import { say } from './words.ts';
import classes from '../../kit/rows.module.css';

export const STATE_WORDS: Readonly<Record<Letter['state'], string>> = {
  draft: say('draft'),
  sending: say('sending'),
  sent: say('sent'),
  stopped: say('stopped'),
};

/** Emails to mailing lists: drafts, and what was sent. */
export function Letters({ listId }: { listId: string }) {
  const { data, error } = useQuery(lettersQuery);
  const navigate = useNavigate();
  const adding = useNewsletterChange(() =>
    call(newsletter.createLetter, {
      body: { listId, areaId: '', subject: '', text: '', actionLabel: '', actionUrl: '', replyTo: '' },
    }),
  );
  const add = () =>
    adding.mutate(undefined, { onSuccess: ({ id }) => void navigate(`/newsletter/letters/${id}`) });
  return (
    <Stack gap="sm" mt="xl">
      <Group justify="space-between">
        <Title order={2} fz="md">
          {say('emails')}
        </Title>
        <Button
          size="xs"
          variant="default"
          leftSection={<PenLine size={14} />}
          loading={adding.isPending}
          onClick={add}
        >
          {say('writeEmail')}
        </Button>
      </Group>
      {error && <Alert color="red">{sentenceOf(error)}</Alert>}
      {data?.length === 0 && <Text className="quiet">{say('sendAnEmailTo')}</Text>}
      <ul className={classes.rows}>
        {data?.map(({ id, subject, state, changedAt }) => (
          <li key={id}>
            <Link className={classes.row} data-stacked to={`/newsletter/letters/${id}`}>
              <span className={classes.rowTitle}>{subject || say('noSubject')}</span>
              <span className="quiet">
                {STATE_WORDS[state]}, {ageOf(changedAt)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
