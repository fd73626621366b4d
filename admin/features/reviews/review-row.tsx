import { Anchor, Badge, Button, Group, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { COMMENT_MOVES, type CommentState } from '#core/comments/comment.ts';
import { renditionUrl } from '#core/images/images.ts';
import { MAX_REVIEW_LENGTH, starWords } from '#core/reviews/review.ts';
import type { ReviewEntry } from '#contract/shop/reviews.ts';
import { momentOf } from '../../kit/age.ts';
import { EmailText } from '../../kit/lists/email-text.tsx';
import { declared } from '../../words/catalogue.ts';
import { useModerate, useReply } from './queries.ts';
import { say } from './words.ts';
import classes from './reviews.module.css';

const VERBS: Readonly<Record<CommentState, string>> = {
  approved: say('publish'),
  waiting: say('unpublish'),
  spam: say('spam'),
  deleted: say('delete'),
};
const DONE: Readonly<Record<CommentState, string>> = {
  approved: say('reviewPublished'),
  waiting: say('reviewUnpublished'),
  spam: say('movedToSpam'),
  deleted: say('reviewDeleted'),
};

export function ReviewRow({ entry }: { entry: ReviewEntry }) {
  const { id, name, email, rating, text, pictures, at, product, state, reason, reply, isVerified } = entry;
  const moderate = useModerate();
  const [isReplying, setReplying] = useState(false);
  // A row whose list has changed is gone: what follows is told by the promise, which outlives it.
  const move = (next: CommentState) =>
    moderate.mutateAsync({ ids: [id], state: next }).then(
      () => notifications.show({ message: DONE[next] }),
      () => {},
    );
  return (
    <li className={classes.row}>
      <Group gap="0 8px" justify="space-between">
        <Text fw={550}>
          <span role="img" aria-label={declared(starWords(rating))}>
            {'★'.repeat(rating)}
            {'☆'.repeat(5 - rating)}
          </span>{' '}
          {name}
        </Text>
        <Text size="xs" className="quiet" flex="none">
          {momentOf(at)}
        </Text>
      </Group>
      <Text size="xs" className="quiet">
        {email !== '' && (
          <>
            <EmailText>{email}</EmailText> ·{' '}
          </>
        )}
        {say.parts('onTitle', {
          title: (
            <Anchor key="title" href={`${product.path}#reviews`} target="_blank" size="xs" underline="always">
              {product.title}
            </Anchor>
          ),
        })}{' '}
        {isVerified && (
          <Badge size="xs" variant="light" color="green">
            {say('verifiedPurchase')}
          </Badge>
        )}
      </Text>
      <Text mt={4} className={classes.words ?? ''}>
        {text}
      </Text>
      {pictures.length > 0 && (
        <Group gap={6} mt={6}>
          {pictures.map(({ src, alt }) => (
            <a key={src} href={src} target="_blank" rel="noreferrer">
              <img className={classes.picture} src={renditionUrl(src, 100)} alt={alt} />
            </a>
          ))}
        </Group>
      )}
      {reply !== '' && !isReplying && (
        <Text size="sm" mt={8} className={classes.reply ?? ''}>
          <strong>{say('yourReply')}</strong> {reply}
        </Text>
      )}
      {state === 'spam' && reason !== '' && (
        <Text size="xs" className="quiet">
          {reason}
        </Text>
      )}
      <Group gap={6} mt={8}>
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
        {state !== 'deleted' && !isReplying && (
          <Button size="xs" px={10} variant="subtle" onClick={() => setReplying(true)}>
            {reply === '' ? say('reply') : say('editReply')}
          </Button>
        )}
      </Group>
      {isReplying && <ReplyForm entry={entry} onDone={() => setReplying(false)} />}
    </li>
  );
}

function ReplyForm({ entry, onDone }: { entry: ReviewEntry; onDone: () => void }) {
  const { id, name, state } = entry;
  const [text, setText] = useState(entry.reply);
  const reply = useReply();
  const send = () =>
    reply.mutateAsync({ id, text }).then(
      () => {
        onDone();
        notifications.show({ message: text.trim() === '' ? say('replyRemoved') : say('replyPublished') });
      },
      () => {},
    );
  return (
    <>
      <Textarea
        mt={8}
        aria-label={say('replyToName', { name })}
        autosize
        minRows={3}
        maxLength={MAX_REVIEW_LENGTH}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
      <Group gap={6} mt={8}>
        <Button
          size="xs"
          disabled={text.trim() === entry.reply}
          loading={reply.isPending}
          onClick={() => void send()}
        >
          {state === 'approved' ? say('reply') : say('replyAndPublish')}
        </Button>
        <Button size="xs" variant="subtle" onClick={onDone}>
          {say('cancel')}
        </Button>
      </Group>
    </>
  );
}
