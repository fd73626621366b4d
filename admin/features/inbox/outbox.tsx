import { Accordion, Alert, Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { MailOpen } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { forms } from '#contract/forms.ts';
import { Empty } from '../../kit/lists/empty.tsx';
import { call } from '../../http/call.ts';
import { ageOf } from '../../kit/age.ts';
import { sentenceOf } from '../../http/problem.ts';
import { Panel } from '../../kit/panel.tsx';
import { outboxQuery, useInboxChange } from './queries.ts';
import { say } from './words.ts';
import classes from './inbox.module.css';

const UNSENT: Readonly<Record<string, { label: string; color: string } | undefined>> = {
  failed: { label: say('notSent'), color: 'red' },
  retrying: { label: say('retrying'), color: 'yellow' },
};

/** Emails this site has sent, or would have, as they look. */
export function Outbox() {
  const { data, error } = useQuery(outboxQuery);
  const resend = useInboxChange((body: { id?: string }) => call(forms.resend, { body }));
  return (
    <Panel title={say('sentEmails')} back={{ to: '/inbox', label: say('backToTheInbox') }}>
      {error && <Alert color="red">{sentenceOf(error)}</Alert>}
      {!data && !error && <Skeleton height={200} />}
      {data && !data.isDelivered && <Alert color="gray">{say('noMailServerIs')}</Alert>}
      {data?.outage && (
        <Alert color="yellow" title={say('theMailServerIs')}>
          {say('outageSince', { ageOf: ageOf(data.outage.since) })}
        </Alert>
      )}
      {data && data.unsent > 0 && (
        <Group justify="space-between">
          <Text size="sm">{say('unsent', { unsent: data.unsent })}</Text>
          <Button size="compact-sm" loading={resend.isPending} onClick={() => resend.mutate({})}>
            {say('sendAllAgain')}
          </Button>
        </Group>
      )}
      {data?.mails.length === 0 && <Empty icon={MailOpen} title={say('noEmailsYet')} />}
      <Accordion variant="separated" chevronPosition="right">
        {data?.mails.map((mail) => (
          <MailItem key={mail.id} mail={mail} onResend={() => resend.mutate({ id: mail.id })} />
        ))}
      </Accordion>
    </Panel>
  );
}

interface SentMail {
  id: string;
  to: string;
  subject: string;
  html: string;
  state: string;
  problem: string;
  createdAt: string;
}

function MailItem({ mail, onResend }: { mail: SentMail; onResend: () => void }) {
  const unsent = UNSENT[mail.state];
  return (
    <Accordion.Item value={mail.id}>
      <Accordion.Control>
        <Group gap="xs">
          <Text fw={550}>{mail.subject}</Text>
          {unsent && (
            <Badge size="sm" variant="light" color={unsent.color}>
              {unsent.label}
            </Badge>
          )}
        </Group>
        <Text size="sm" className="quiet">
          {mail.to}, {ageOf(mail.createdAt)}
        </Text>
      </Accordion.Control>
      <Accordion.Panel>
        <Stack gap="sm">
          {unsent && (
            <Group justify="space-between" wrap="nowrap">
              <Text size="sm">{mail.problem}</Text>
              <Button size="compact-sm" variant="default" onClick={onResend}>
                {say('sendAgain')}
              </Button>
            </Group>
          )}
          <iframe className={classes.mail} title={mail.subject} sandbox="" srcDoc={mail.html} />
        </Stack>
      </Accordion.Panel>
    </Accordion.Item>
  );
}
