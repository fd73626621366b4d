import { Alert, Anchor, SegmentedControl, Skeleton } from '@mantine/core';
import { MessageSquare } from 'lucide-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { COMMENT_STATES, type CommentState } from '#core/comments/comment.ts';
import { Empty } from '../../kit/lists/empty.tsx';
import { ShowMore } from '../../kit/lists/show-more.tsx';
import { sentenceOf } from '../../http/problem.ts';
import { Panel } from '../../kit/panel.tsx';
import { AllShown } from './all-shown.tsx';
import { CommentRow } from './comment-row.tsx';
import { commentsQuery } from './queries.ts';
import { say } from './words.ts';
import classes from './comments.module.css';

const LABELS: Readonly<Record<CommentState, string>> = {
  waiting: say('waiting'),
  approved: say('approved'),
  spam: say('spam'),
  deleted: say('deleted'),
};

const EMPTY: Readonly<Record<CommentState, string>> = {
  waiting: say('noPending'),
  approved: say('noApproved'),
  spam: say('noSpam'),
  deleted: say('noDeleted'),
};

export default function CommentsArea() {
  const [state, setState] = useState<CommentState>('waiting');
  const list = useInfiniteQuery(commentsQuery(state));
  const [first] = list.data?.pages ?? [];
  const entries = list.data?.pages.flatMap(({ comments }) => comments) ?? [];
  return (
    <Panel title={say('comments')}>
      {first && !first.isEnabled && (
        <Alert color="gray" title={say('commentsAreOff')}>
          {say.parts('visitorsSeeNeitherComments', {
            link: (
              <Anchor key="link" component={Link} to="/settings/comments">
                {say('commentSettings')}
              </Anchor>
            ),
          })}
        </Alert>
      )}
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={say('show')}
        value={state}
        onChange={(next) => setState(next)}
        data={COMMENT_STATES.map((value) => {
          // What is still to be looked at; more numbers would not fit beside a page.
          const count = value === 'waiting' || value === 'spam' ? (first?.counts[value] ?? 0) : 0;
          return { value, label: count > 0 ? `${LABELS[value]} ${count}` : LABELS[value] };
        })}
      />
      {list.isPending && <Skeleton height={220} role="progressbar" aria-label={say('loadingComments')} />}
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
        <Empty
          icon={MessageSquare}
          title={EMPTY[state]}
          {...(state === 'waiting' && { text: say('newOnesAppearHere') })}
        />
      )}
      <ShowMore list={list} />
    </Panel>
  );
}
