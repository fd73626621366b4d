import { Alert, Button, Group, Modal, Skeleton, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { content, TRASH_DAYS, type TrashEntry } from '#contract/content/content.ts';
import { ageOf, momentOf } from '../../../kit/age.ts';
import { trashQuery, useContentChange } from '../../../documents/queries.ts';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { tellProblem } from '../../../http/tell-problem.ts';
import { Panel } from '../../../kit/panel.tsx';
import classes from '../tree/pages.module.css';

const BACK = { to: '/pages', label: 'Back to all pages' };

/** Deleted pages: back with one click, gone only after a question that names them. */
export default function TrashPanel() {
  const { data: pages, error } = useQuery(trashQuery);
  const [doomed, setDoomed] = useState<TrashEntry>();
  const restore = useContentChange(async ({ id, title, path }: TrashEntry) => {
    try {
      const back = await call(content.bringBack, { params: { id } });
      const moved = back.path === path ? '' : ` Its address was taken, so it is now at ${back.path}.`;
      notifications.show({ color: 'green', message: `“${title}” is back as a draft.${moved}` });
    } catch (problem) {
      tellProblem(problem);
    }
  });
  return (
    <Panel title="Trash" back={BACK}>
      {error && (
        <Alert color="red" role="alert">
          {sentenceOf(error)}
        </Alert>
      )}
      {!pages && !error && <Skeleton height={72} role="progressbar" aria-label="Loading the trash" />}
      {pages?.length === 0 && (
        <>
          <Text fw={550}>The trash is empty</Text>
          <Text className="quiet">
            Pages you delete wait here for {TRASH_DAYS} days before they go for good.
          </Text>
        </>
      )}
      {pages && pages.length > 0 && (
        <>
          <Text size="sm" className="quiet" mb="sm">
            Deleted pages go for good after {TRASH_DAYS} days.
          </Text>
          <ul className={classes.entries} aria-label="Deleted pages">
            {pages.map((page) => (
              <li key={page.id} className={classes.entry}>
                <p className={classes.entryTitle}>{page.title || 'Untitled'}</p>
                <p className={classes.entryFacts}>
                  {page.path} · deleted{' '}
                  <time dateTime={page.deletedAt} title={momentOf(page.deletedAt)}>
                    {ageOf(page.deletedAt)}
                  </time>{' '}
                  · goes on {momentOf(page.purgeAt)}
                  {page.isLive && ' · visitors still see it until you publish'}
                </p>
                <Group gap="xs">
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={`Restore ${page.title}`}
                    disabled={restore.isPending}
                    onClick={() => restore.mutate(page)}
                  >
                    Restore
                  </Button>
                  <Button
                    size="xs"
                    variant="subtle"
                    color="red"
                    aria-label={`Delete for good: ${page.title}`}
                    disabled={page.isLive}
                    onClick={() => setDoomed(page)}
                  >
                    Delete for good
                  </Button>
                </Group>
              </li>
            ))}
          </ul>
        </>
      )}
      {doomed && <Confirm page={doomed} onClose={() => setDoomed(undefined)} />}
    </Panel>
  );
}

function Confirm({ page, onClose }: { page: TrashEntry; onClose: () => void }) {
  const deleting = useContentChange(async () => {
    try {
      await call(content.emptyTrash, { params: { id: page.id } });
      notifications.show({ message: `“${page.title}” is gone for good.` });
    } catch (problem) {
      tellProblem(problem);
    }
    onClose();
  });
  return (
    <Modal opened onClose={onClose} title={`Delete “${page.title}” for good?`} centered>
      <Text mb="lg">The page at {page.path} and all of its earlier versions go. This cannot be undone.</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          Keep it
        </Button>
        <Button color="red" loading={deleting.isPending} onClick={() => deleting.mutate(undefined)}>
          Delete for good
        </Button>
      </Group>
    </Modal>
  );
}
