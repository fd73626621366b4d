import { Alert, Anchor, Button, FileButton, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CommentState } from '#core/comments/comment.ts';
import { REVIEW_STATES, reviewCountWords } from '#core/reviews/review.ts';
import { sentenceOf } from '../../http/problem.ts';
import { ShowMore } from '../../kit/lists/show-more.tsx';
import { Panel } from '../../kit/panel.tsx';
import { reviewsQuery, useImport } from './queries.ts';
import { ReviewRow } from './review-row.tsx';
import classes from './reviews.module.css';

const LABELS: Readonly<Record<CommentState, string>> = {
  waiting: 'Waiting',
  approved: 'Published',
  spam: 'Spam',
  deleted: 'Deleted',
};

const EMPTY: Readonly<Record<CommentState, string>> = {
  waiting: 'No reviews to approve. Customers are asked for one some days after you fulfil their order.',
  approved: 'No published reviews yet.',
  spam: 'No spam.',
  deleted: 'No deleted reviews.',
};

export default function ReviewsArea() {
  const [state, setState] = useState<CommentState>('waiting');
  const list = useInfiniteQuery(reviewsQuery(state));
  const [first] = list.data?.pages ?? [];
  const entries = list.data?.pages.flatMap(({ reviews }) => reviews) ?? [];
  return (
    <Panel title="Reviews" actions={<ImportReviews />}>
      {first && !first.isEnabled && (
        <Alert color="gray" title="Reviews are off">
          Customers see no reviews and are not asked for any.{' '}
          <Anchor component={Link} to="/settings/reviews">
            Review settings
          </Anchor>
        </Alert>
      )}
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label="Show"
        value={state}
        onChange={(next) => setState(next)}
        data={REVIEW_STATES.map((value) => {
          const count = value === 'waiting' || value === 'spam' ? (first?.counts[value] ?? 0) : 0;
          return { value, label: count > 0 ? `${LABELS[value]} ${count}` : LABELS[value] };
        })}
      />
      {list.isPending && <Skeleton height={220} role="progressbar" aria-label="Loading reviews" />}
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
      {list.data && entries.length === 0 && <Text role="status">{EMPTY[state]}</Text>}
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
            `${reviewCountWords(added)} imported.`,
            known > 0 ? `${known} already here.` : '',
            refusedCount > 0
              ? `${refusedCount} not imported: no such product, or no rating from 1 to 5.`
              : '',
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
          Import CSV
        </Button>
      )}
    </FileButton>
  );
}
