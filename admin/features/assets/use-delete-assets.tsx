import { Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { DELETED_KEPT_DAYS } from '#core/assets/limits.ts';
import { assets, type Asset, type AssetUse } from '#contract/content/assets.ts';
import { call } from '../../http/call.ts';
import { CallProblem } from '../../http/problem.ts';
import { tellProblem } from '../../http/tell-problem.ts';
import { tellUndoable } from '../../kit/tell-undoable.tsx';
import { useAssetChange } from '../../pickers/assets/queries.ts';

const NAMED = 5;

/** Deletes files and offers to take it back. Where pages use them, it asks first and names the pages. */
export function useDeleteAssets(onDeleted: () => void): {
  remove: (files: readonly Asset[]) => void;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<{ files: readonly Asset[]; uses: AssetUse[] }>();
  const restore = useAssetChange((ids: string[]) => call(assets.restore, { body: { ids } }));
  const change = useAssetChange(async (input: { files: readonly Asset[]; evenIfUsed: boolean }) => {
    const ids = input.files.map(({ id }) => id);
    try {
      await call(assets.remove, { body: { ids, evenIfUsed: input.evenIfUsed } });
    } catch (error) {
      if (error instanceof CallProblem && error.code === 'assetInUse') {
        setAsked({ files: input.files, uses: error.details.uses as AssetUse[] });
      } else {
        tellProblem(error);
      }
      return;
    }
    setAsked(undefined);
    onDeleted();
    const them = input.files.length === 1 ? 'it' : 'them';
    tellUndoable(
      `${nameOf(input.files)} deleted. You can restore ${them} for ${DELETED_KEPT_DAYS} days.`,
      () => restore.mutate(ids),
    );
  });
  return {
    remove: (files) => change.mutate({ files, evenIfUsed: false }),
    question: asked && (
      <Modal opened title={`Delete ${nameOf(asked.files)}?`} onClose={() => setAsked(undefined)}>
        <Stack>
          <Text>Deleting leaves a gap in:</Text>
          <List size="sm">
            {asked.uses.slice(0, NAMED).map(({ documentId, title, isLive }) => (
              <List.Item key={documentId}>
                {title} {isLive ? '(live)' : '(draft)'}
              </List.Item>
            ))}
            {asked.uses.length > NAMED && <List.Item>{asked.uses.length - NAMED} more</List.Item>}
          </List>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setAsked(undefined)}>
              Keep
            </Button>
            <Button
              color="red"
              loading={change.isPending}
              onClick={() => change.mutate({ files: asked.files, evenIfUsed: true })}
            >
              Delete anyway
            </Button>
          </Group>
        </Stack>
      </Modal>
    ),
  };
}

function nameOf(files: readonly Asset[]): string {
  return files.length === 1 ? `“${files[0]?.name}”` : `${files.length} files`;
}
