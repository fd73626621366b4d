import {
  ActionIcon,
  Alert,
  Anchor,
  Button,
  Group,
  NativeSelect,
  Skeleton,
  Stack,
  Text,
  Textarea,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MailOpen, Star, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { hrefTo } from '#contract/href-to.ts';
import { forms, type Submission } from '#contract/forms.ts';
import { formatFileSize } from '#core/assets/file-size.ts';
import { momentOf } from '../../kit/age.ts';
import { formOptionsQuery } from '../../documents/form-options.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { Panel } from '../../kit/panel.tsx';
import { submissionQuery, useInboxChange, useMark } from './queries.ts';
import { Replies } from './replies.tsx';
import { useDelete } from './use-delete.ts';
import { say } from './words.ts';
import summaries from '../../kit/summary.module.css';
import classes from './inbox.module.css';

export function SubmissionPanel() {
  const { id = '' } = useParams();
  const { data, error } = useQuery(submissionQuery(id));
  const mark = useMark();
  const remove = useDelete();
  const navigate = useNavigate();
  const isUnread = data?.isRead === false;
  const { mutate } = mark;

  // Opening it is reading it.
  useEffect(() => {
    if (isUnread) mutate({ ids: [id], isRead: true });
  }, [isUnread, id, mutate]);

  const away = () => navigate('/inbox');
  return (
    <Panel
      title={data?.from || say('submission')}
      back={{ to: '/inbox', label: say('backToTheInbox') }}
      actions={
        data && (
          <Group gap={2}>
            <ActionIcon
              variant="subtle"
              color={data.isStarred ? 'yellow' : 'gray'}
              aria-label={say('star')}
              aria-pressed={data.isStarred}
              onClick={() => mutate({ ids: [id], isStarred: !data.isStarred })}
            >
              <Star size={18} fill={data.isStarred ? 'currentcolor' : 'none'} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={say('markAsUnread')}
              onClick={() => {
                mutate({ ids: [id], isRead: false });
                void away();
              }}
            >
              <MailOpen size={18} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={say('delete')}
              onClick={() => void remove([id]).then(away)}
            >
              <Trash2 size={18} />
            </ActionIcon>
          </Group>
        )
      }
    >
      {error && <Alert color="red">{sentenceOf(error)}</Alert>}
      {data ? <Details key={data.id} submission={data} /> : !error && <Skeleton height={240} />}
    </Panel>
  );
}

function Details({ submission }: { submission: Submission }) {
  const { id, formName, createdAt, page, summary, files, isSpam, assignedTo } = submission;
  const { data: options } = useQuery(formOptionsQuery);
  const mark = useMark();
  const path = typeof page.pagePath === 'string' ? page.pagePath : '';
  return (
    <Stack gap="md">
      <Text size="sm" className="quiet">
        {path === ''
          ? `${formName}, ${momentOf(createdAt)}`
          : say('sentFrom', { form: formName, at: momentOf(createdAt), path })}
      </Text>
      <dl className={summaries.summary}>
        {summary.map((field) => (
          <div key={field.id}>
            <dt>{field.rawTitle}</dt>
            <dd>
              <Value field={field} files={files.filter(({ fieldId }) => fieldId === field.id)} />
            </dd>
          </div>
        ))}
      </dl>
      <Replies submission={submission} />
      <NativeSelect
        label={say('assignedTo')}
        value={assignedTo ?? ''}
        data={[
          { value: '', label: say('unassigned') },
          ...(options?.contributors ?? []).map((person) => ({ value: person.id, label: person.name })),
        ]}
        onChange={(event) => mark.mutate({ ids: [id], assignedTo: event.currentTarget.value || null })}
      />
      <Note submission={submission} />
      <Button variant="default" onClick={() => mark.mutate({ ids: [id], isSpam: !isSpam })}>
        {isSpam ? say('notSpam') : say('markAsSpam')}
      </Button>
    </Stack>
  );
}

/** Parts by their names where a value has parts; a file as a link. */
function Value({ field, files }: { field: Submission['summary'][number]; files: Submission['files'] }) {
  if (files.length > 0)
    return files.map(({ id, name, size }) => (
      <Anchor key={id} href={hrefTo(forms.file, { params: { id } })} display="block">
        {name} ({formatFileSize(size)})
      </Anchor>
    ));
  if (field.value === '') return <span className="quiet">–</span>;
  if (Array.isArray(field.values)) return <span className={classes.value}>{field.value}</span>;
  return Object.entries(field.values).map(([part, text]) => (
    <div key={part} className={classes.part}>
      <span>{part}</span> {text === '' ? '–' : text}
    </div>
  ));
}

function Note({ submission }: { submission: Submission }) {
  const [note, setNote] = useState(submission.note);
  const save = useInboxChange((words: string) =>
    call(forms.annotate, { params: { id: submission.id }, body: { note: words } }),
  );
  return (
    <Stack gap={6}>
      <Textarea
        label={say('note')}
        description={say('visibleToEveryoneWho')}
        autosize
        minRows={2}
        maxLength={5000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {note !== submission.note && (
        <Button variant="default" loading={save.isPending} onClick={() => save.mutate(note)}>
          {say('saveNote')}
        </Button>
      )}
    </Stack>
  );
}
