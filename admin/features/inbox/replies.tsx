import { Alert, Badge, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Reply } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import {
  forms,
  MAX_REPLY_LENGTH,
  MAX_REPLY_SUBJECT,
  type SentReply,
  type Submission,
} from '#contract/forms.ts';
import { formOptionsQuery } from '../../documents/form-options.ts';
import { useUnsaved } from '../../documents/unsaved.ts';
import { call } from '../../http/call.ts';
import { momentOf } from '../../kit/age.ts';
import { useInboxChange } from './queries.ts';
import { say } from './words.ts';
import classes from './inbox.module.css';

/** What was written back so far, and the way to write more. */
export function Replies({ submission }: { submission: Submission }) {
  const { replies, replyTo } = submission;
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      {replies.length > 0 && (
        <ol className={classes.replies} aria-label={say('replies')}>
          {replies.map((reply) => (
            <ReplySent key={reply.id} reply={reply} isDelivered={submission.isDelivered} />
          ))}
        </ol>
      )}
      {replyTo !== '' && !isWriting && (
        <Button leftSection={<Reply size={16} />} onClick={() => setWriting(true)}>
          {say('replyTo', { replyTo })}
        </Button>
      )}
      {isWriting && <Composer submission={submission} onDone={() => setWriting(false)} />}
    </>
  );
}

function ReplySent({ reply, isDelivered }: { reply: SentReply; isDelivered: boolean }) {
  const { by, subject, text, state, problem, createdAt } = reply;
  const { data: options } = useQuery(formOptionsQuery);
  const resend = useInboxChange((id: string) => call(forms.resend, { body: { id } }));
  const name = options?.contributors.find(({ id }) => id === by)?.name;
  const shown = SHOWN_STATES[state === 'sent' && !isDelivered ? 'kept' : state];
  const isUnsent = state === 'failed' || state === 'retrying';
  return (
    <li className={classes.reply}>
      <Group gap="xs" justify="space-between" wrap="nowrap" align="flex-start">
        <Text size="sm" className="quiet">
          {name === undefined ? momentOf(createdAt) : `${name}, ${momentOf(createdAt)}`}
        </Text>
        <Badge size="sm" variant="light" color={shown.color} className={classes.state ?? ''}>
          {shown.label}
        </Badge>
      </Group>
      <Text fw={550}>{subject}</Text>
      <Text className={classes.value ?? ''}>{text}</Text>
      {isUnsent && (
        <Group justify="space-between" gap="xs" mt={4}>
          <Text size="sm" className={classes.problem ?? ''}>
            {problem}
          </Text>
          <Button
            size="compact-sm"
            variant="default"
            loading={resend.isPending}
            onClick={() => resend.mutate(reply.mailId)}
          >
            {say('sendAgain')}
          </Button>
        </Group>
      )}
    </li>
  );
}

const SHOWN_STATES: Readonly<Record<SentReply['state'] | 'kept', { label: string; color: string }>> = {
  waiting: { label: say('sending'), color: 'gray' },
  retrying: { label: say('retrying'), color: 'yellow' },
  failed: { label: say('notSent'), color: 'red' },
  sent: { label: say('sent'), color: 'green' },
  kept: { label: say('keptNotSent'), color: 'gray' },
};

function Composer({ submission, onDone }: { submission: Submission; onDone: () => void }) {
  const { id, formName, replyTo, answersGoTo, isDelivered } = submission;
  const [subject, setSubject] = useState(() => say('re', { formName }).slice(0, MAX_REPLY_SUBJECT));
  const [text, setText] = useState('');
  useUnsaved('reply', text.trim() !== '');
  const send = useInboxChange(() => call(forms.reply, { params: { id }, body: { subject, text } }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate(undefined, { onSuccess: onDone });
  };
  return (
    <form onSubmit={submit} aria-label={say('replyTo', { replyTo })}>
      <Stack gap="sm">
        <TextInput
          label={say('subject')}
          required
          withAsterisk={false}
          maxLength={MAX_REPLY_SUBJECT}
          value={subject}
          onChange={(event) => setSubject(event.currentTarget.value)}
        />
        <Textarea
          label={say('messageTo', { replyTo })}
          description={say('sentFromYourSite', { answersGoTo })}
          autosize
          minRows={6}
          maxLength={MAX_REPLY_LENGTH}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          data-autofocus
          autoFocus
        />
        {!isDelivered && <Alert color="gray">{say('noMailServerIs')}</Alert>}
        <Group gap="xs">
          <Button
            type="submit"
            disabled={text.trim() === '' || subject.trim() === ''}
            loading={send.isPending}
          >
            {say('sendReply')}
          </Button>
          <Button variant="subtle" color="gray" onClick={onDone}>
            {say('discard')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
