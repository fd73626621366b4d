import { Anchor, Button, Group, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { CommentEntry } from '#contract/comments.ts';
import { COMMENT_MOVES, MAX_COMMENT_LENGTH, type CommentState } from '#core/comments/comment.ts';
import { momentOf } from '../../kit/age.ts';
import { useModerate, useReply } from './queries.ts';
import { say } from './words.ts';
import classes from './comments.module.css';

const VERBS: Readonly<Record<CommentState, string>> = {
  approved: say('approve'),
  waiting: say('unapprove'),
  spam: say('spam'),
  deleted: say('delete'),
};
const DONE: Readonly<Record<CommentState, string>> = {
  approved: say('commentApproved'),
  waiting: say('unapproved'),
  spam: say('movedToSpam'),
  deleted: say('commentDeleted'),
};

export function CommentRow({ entry }: { entry: CommentEntry }) {
  const { id, name, email, text, at, item, state, reason, isStaff, isMember } = entry;
  const moderate = useModerate();
  const reply = useReply();
  const [answer, setAnswer] = useState<string>();
  // A row whose list has changed is gone: what follows is told by the promise, which outlives it.
  const move = (next: CommentState) =>
    moderate.mutateAsync({ ids: [id], state: next }).then(
      () => notifications.show({ message: DONE[next] }),
      () => {},
    );
  const send = () =>
    reply.mutateAsync({ id, text: answer ?? '' }).then(
      () => {
        setAnswer(undefined);
        notifications.show({ message: say('replied') });
      },
      () => {},
    );
  return (
    <li className={classes.row}>
      <Group gap={8} justify="space-between" wrap="nowrap">
        <Text fw={550} truncate>
          {isStaff ? say('author', { name }) : isMember ? say('member', { name }) : name}
        </Text>
        <Text size="xs" className="quiet" flex="none">
          {momentOf(at)}
        </Text>
      </Group>
      <Text size="xs" className="quiet">
        {email !== '' && `${email} · `}
        {say.parts('onTitle', {
          title: (
            <Anchor key="title" href={`${item.path}#comments`} target="_blank" size="xs" underline="always">
              {item.title}
            </Anchor>
          ),
        })}
      </Text>
      <Text mt={4} className={classes.words ?? ''}>
        {text}
      </Text>
      {state === 'spam' && reason !== '' && (
        <Text size="xs" className="quiet">
          {reason}
        </Text>
      )}
      <Group gap={6} mt={8} wrap="nowrap">
        {COMMENT_MOVES[state].map((next) => (
          <Button
            key={next}
            size="xs"
            px={10}
            variant={next === 'approved' ? 'outline' : 'default'}
            loading={moderate.isPending}
            onClick={() => void move(next)}
          >
            {state === 'deleted' && next === 'waiting' ? say('restore') : VERBS[next]}
          </Button>
        ))}
        {state !== 'deleted' && (
          <Button
            size="xs"
            px={10}
            variant="subtle"
            onClick={() => setAnswer(answer === undefined ? '' : undefined)}
          >
            {say('reply')}
          </Button>
        )}
      </Group>
      {answer !== undefined && (
        <>
          <Textarea
            mt={8}
            aria-label={say('replyTo', { name })}
            autosize
            minRows={3}
            maxLength={MAX_COMMENT_LENGTH}
            value={answer}
            onChange={(event) => setAnswer(event.currentTarget.value)}
            data-autofocus
          />
          <Button
            mt={8}
            size="xs"
            disabled={answer.trim() === ''}
            loading={reply.isPending}
            onClick={() => void send()}
          >
            {say('replyAndApprove')}
          </Button>
        </>
      )}
    </li>
  );
}
