import { Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { DELETED_KEPT_DAYS } from '#core/assets/limits.ts';
import { assets, type Asset, type AssetUse } from '#contract/content/assets.ts';
import { call } from '../../http/call.ts';
import { CallProblem } from '../../http/problem.ts';
import { tellProblem } from '../../http/tell-problem.ts';
import { tellUndoable } from '../../kit/tell-undoable.tsx';
import { useAssetChange } from '../../pickers/assets/queries.ts';
import { say } from './words.ts';

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
    tellUndoable(deletedWords(input.files), () => restore.mutate(ids));
  });
  return {
    remove: (files) => change.mutate({ files, evenIfUsed: false }),
    question: asked && (
      <Modal opened title={questionOf(asked.files)} onClose={() => setAsked(undefined)}>
        <Stack>
          <Text>{say('deletingLeavesAGap')}</Text>
          <List size="sm">
            {asked.uses.slice(0, NAMED).map(({ documentId, title, isLive }) => (
              <List.Item key={documentId}>
                {title} {isLive ? say('live') : say('draft')}
              </List.Item>
            ))}
            {asked.uses.length > NAMED && (
              <List.Item>{say('countMore', { count: asked.uses.length - NAMED })}</List.Item>
            )}
          </List>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setAsked(undefined)}>
              {say('keep')}
            </Button>
            <Button
              color="red"
              loading={change.isPending}
              onClick={() => change.mutate({ files: asked.files, evenIfUsed: true })}
            >
              {say('deleteAnyway')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    ),
  };
}

function deletedWords([first, ...others]: readonly Asset[]): string {
  const days = DELETED_KEPT_DAYS;
  return first && others.length === 0
    ? say('deletedOne', { name: first.name, days })
    : say('deletedMany', { count: others.length + 1, days });
}

function questionOf([first, ...others]: readonly Asset[]): string {
  return first && others.length === 0
    ? say('deleteOne', { name: first.name })
    : say('deleteMany', { count: others.length + 1 });
}
