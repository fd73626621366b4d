import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { MAX_MODERATED_AT_ONCE } from '#contract/comments.ts';
import type { CommentState } from '#core/comments/comment.ts';
import { useModerate } from './queries.ts';
import { say } from './words.ts';

interface Step {
  next: CommentState;
  label: (count: number) => string;
  done: (count: number) => string;
}

/** What one does with a whole list. Both can be taken back one by one. */
const STEPS: Partial<Record<CommentState, Step>> = {
  waiting: {
    next: 'approved',
    label: (count) => say('approveAll', { count }),
    done: (count) => say('allApproved', { count }),
  },
  spam: {
    next: 'deleted',
    label: (count) => say('deleteAll', { count }),
    done: (count) => say('allDeleted', { count }),
  },
};

export function AllShown({ state, ids }: { state: CommentState; ids: readonly string[] }) {
  const moderate = useModerate();
  const step = STEPS[state];
  const taken = ids.slice(0, MAX_MODERATED_AT_ONCE);
  if (!step || taken.length < 2) return null;
  const run = () =>
    moderate.mutateAsync({ ids: taken, state: step.next }).then(
      ({ changed }) => notifications.show({ message: step.done(changed) }),
      () => {},
    );
  return (
    <Button
      size="xs"
      variant="default"
      loading={moderate.isPending}
      onClick={() => void run()}
      style={{ alignSelf: 'start' }}
    >
      {step.label(taken.length)}
    </Button>
  );
}
