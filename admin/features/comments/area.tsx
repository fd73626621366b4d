import { Alert, Anchor, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { COMMENT_STATES, type CommentState } from '#core/comments/comment.ts';
import { ShowMore } from '../../kit/lists/show-more.tsx';
import { sentenceOf } from '../../http/problem.ts';
import { Panel } from '../../kit/panel.tsx';
import { AllShown } from './all-shown.tsx';
import { CommentRow } from './comment-row.tsx';
import { commentsQuery } from './queries.ts';
import classes from './comments.module.css';

const LABELS: Readonly<Record<CommentState, string>> = {
  waiting: 'Waiting',
  approved: 'Approved',
  spam: 'Spam',
  deleted: 'Deleted',
};

const EMPTY: Readonly<Record<CommentState, string>> = {
  waiting: 'Nothing waits for you. New comments appear here before visitors see them.',
  approved: 'No comment was approved yet.',
  spam: 'No spam.',
  deleted: 'Nothing was deleted.',
};

export default function CommentsArea() {
  const [state, setState] = useState<CommentState>('waiting');
  const list = useInfiniteQuery(commentsQuery(state));
  const [first] = list.data?.pages ?? [];
  const entries = list.data?.pages.flatMap(({ comments }) => comments) ?? [];
  return (
    <Panel title="Comments">
      {first && !first.isEnabled && (
        <Alert color="gray" title="Comments are off">
          Visitors see neither comments nor the form.{' '}
          <Anchor component={Link} to="/settings/comments">
            Comment settings
          </Anchor>
        </Alert>
      )}
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label="Show"
        value={state}
        onChange={(next) => setState(next)}
        data={COMMENT_STATES.map((value) => {
          // What is still to be looked at; more numbers would not fit beside a page.
          const count = value === 'waiting' || value === 'spam' ? (first?.counts[value] ?? 0) : 0;
          return { value, label: count > 0 ? `${LABELS[value]} ${count}` : LABELS[value] };
        })}
      />
      {list.isPending && <Skeleton height={220} role="progressbar" aria-label="Loading comments" />}
      {list.error && (
        <Alert color="red" role="alert">
          {sentenceOf(list.error)}
        </Alert>
      )}
      <AllShown state={state} ids={entries.map(({ id }) => id)} />
      <ul className={classes.rows}>
        {entries.map((entry) => (
          <CommentRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {list.data && entries.length === 0 && (
        <Stack gap="xs">
          <Text role="status">{EMPTY[state]}</Text>
        </Stack>
      )}
      <ShowMore list={list} />
    </Panel>
  );
}
