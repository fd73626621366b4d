import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useNavigate } from 'react-router';
import { content, type DocumentEntry } from '#contract/content.ts';
import { useContentChange } from '../documents/queries.ts';
import { call } from '../http/call.ts';
import { tellProblem } from '../http/tell-problem.ts';
import { useRestore } from './use-restore.ts';

const UNDO_SHOWN_MS = 12_000;

/** Deletes the draft of a page and offers to take that back. */
export function useDeletePage() {
  const navigate = useNavigate();
  const restore = useRestore();
  return useContentChange(async (page: DocumentEntry) => {
    const { id, revision, title, state } = page;
    try {
      const deleted = await call(content.remove, { params: { id }, body: { base: revision } });
      await navigate('/pages');
      const notice = notifications.show({
        autoClose: UNDO_SHOWN_MS,
        message: (
          <Group justify="space-between" wrap="nowrap">
            <span>
              “{title}” was deleted.
              {state !== 'new' && ' It leaves the live site with the next publish.'}
            </span>
            <Button
              size="xs"
              variant="default"
              style={{ flex: 'none' }}
              onClick={() => {
                notifications.hide(notice);
                restore.mutate({ id, base: deleted.revision, revision });
              }}
            >
              Undo
            </Button>
          </Group>
        ),
      });
    } catch (error) {
      tellProblem(error);
    }
  });
}
