import { Alert, Anchor, Button, FileButton, SegmentedControl, Skeleton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Star, Upload } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CommentState } from '#core/comments/comment.ts';
import { REVIEW_STATES } from '#core/reviews/review.ts';
import { Empty } from '../../kit/lists/empty.tsx';
import { sentenceOf } from '../../http/problem.ts';
import { ShowMore } from '../../kit/lists/show-more.tsx';
import { Panel } from '../../kit/panel.tsx';
import { reviewsQuery, useImport } from './queries.ts';
import { ReviewRow } from './review-row.tsx';
import { say } from './words.ts';
import classes from './reviews.module.css';

const LABELS: Readonly<Record<CommentState, string>> = {
  waiting: say('waiting'),
  approved: say('published'),
  spam: say('spam'),
  deleted: say('deleted'),
};

const EMPTY: Readonly<Record<CommentState, string>> = {
  waiting: say('noReviewsToApprove'),
  approved: say('noPublishedReviewsYet'),
  spam: say('noSpam'),
  deleted: say('noDeletedReviews'),
};

export default function ReviewsArea() {
  const [state, setState] = useState<CommentState>('waiting');
  const list = useInfiniteQuery(reviewsQuery(state));
  const [first] = list.data?.pages ?? [];
  const entries = list.data?.pages.flatMap(({ reviews }) => reviews) ?? [];
  return (
    <Panel title={say('reviews')} actions={<ImportReviews />}>
      {first && !first.isEnabled && (
        <Alert color="gray" title={say('reviewsAreOff')}>
          {say.parts('customersSeeNoReviews', {
            link: (
              <Anchor key="link" component={Link} to="/settings/reviews">
                {say('reviewSettings')}
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
        data={REVIEW_STATES.map((value) => {
          const count = value === 'waiting' || value === 'spam' ? (first?.counts[value] ?? 0) : 0;
          return { value, label: count > 0 ? `${LABELS[value]} ${count}` : LABELS[value] };
        })}
      />
      {list.isPending && <Skeleton height={220} role="progressbar" aria-label={say('loadingReviews')} />}
      {list.error && (
        <Alert color="red" role="alert">
          {sentenceOf(list.error)}
        </Alert>
      )}
      <ul className={classes.rows}>
        {entries.map((entry) => (
          <ReviewRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {list.data && entries.length === 0 && (
        <Empty
          icon={Star}
          title={EMPTY[state]}
          {...(state === 'waiting' && { text: say('customersAreAsked') })}
        />
      )}
      <ShowMore list={list} />
    </Panel>
  );
}

function ImportReviews() {
  const importing = useImport();
  const take = (file: File | null) =>
    file &&
    importing.mutateAsync(file).then(
      ({ added, known, refusedCount }) =>
        notifications.show({
          message: [
            say('imported', { added }),
            known > 0 ? say('alreadyHere', { known }) : '',
            refusedCount > 0 ? say('notImported', { count: refusedCount }) : '',
          ]
            .filter((part) => part !== '')
            .join(' '),
        }),
      () => {},
    );
  return (
    <FileButton accept=".csv,text/csv" onChange={(file) => void take(file)}>
      {(props) => (
        <Button
          {...props}
          size="xs"
          variant="default"
          leftSection={<Upload size={16} />}
          loading={importing.isPending}
        >
          {say('importCsv')}
        </Button>
      )}
    </FileButton>
  );
}
