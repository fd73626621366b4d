import { Accordion, Alert, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ageOf } from '../../kit/age.ts';
import { sentenceOf } from '../../http/problem.ts';
import { Panel } from '../../kit/panel.tsx';
import { outboxQuery } from './queries.ts';
import classes from './inbox.module.css';

/** Emails this site has sent, or would have, as they look. */
export function Outbox() {
  const { data, error } = useQuery(outboxQuery);
  return (
    <Panel title="Sent emails" back={{ to: '/inbox', label: 'Back to the inbox' }}>
      {error && <Alert color="red">{sentenceOf(error)}</Alert>}
      {!data && !error && <Skeleton height={200} />}
      {data && !data.isDelivered && (
        <Alert color="gray">
          No mail server is configured. Emails are saved here and as files, but not sent.
        </Alert>
      )}
      {data?.mails.length === 0 && <Text className="quiet">No emails yet.</Text>}
      <Accordion variant="separated" chevronPosition="right">
        {data?.mails.map((mail) => (
          <Accordion.Item key={mail.id} value={mail.id}>
            <Accordion.Control>
              <Text fw={550}>{mail.subject}</Text>
              <Text size="sm" className="quiet">
                {mail.to}, {ageOf(mail.createdAt)}
                {mail.state === 'failed' && `: ${mail.problem}`}
              </Text>
            </Accordion.Control>
            <Accordion.Panel>
              <iframe className={classes.mail} title={mail.subject} sandbox="" srcDoc={mail.html} />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Panel>
  );
}
