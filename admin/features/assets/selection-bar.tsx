import { Button, Group, Menu, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { FolderInput, RotateCcw, Trash2 } from 'lucide-react';
import { TOP_FOLDER } from '#core/assets/folders.ts';
import { assets, type Asset } from '#contract/content/assets.ts';
import { call } from '../../http/call.ts';
import { tellProblem } from '../../http/tell-problem.ts';
import { useAssetChange } from '../../pickers/assets/queries.ts';
import { say } from './words.ts';
import classes from '../../pickers/assets/assets.module.css';

/** What can be done with several files at once. */
export function SelectionBar(props: {
  files: readonly Asset[];
  folders: readonly string[];
  isDeleted: boolean;
  onAll: () => void;
  onClear: () => void;
  onDelete: () => void;
}) {
  const { files, folders, isDeleted, onAll, onClear, onDelete } = props;
  const ids = files.map(({ id }) => id);
  const onError = tellProblem;
  const move = useAssetChange((folder: string) => call(assets.move, { body: { ids, folder } }));
  const restore = useAssetChange(() => call(assets.restore, { body: { ids } }));
  const done = (message: string) => ({
    onSuccess: () => {
      notifications.show({ message });
      onClear();
    },
    onError,
  });
  const count = files.length;
  return (
    <div className={classes.selection} role="toolbar" aria-label={say('selectedFiles')}>
      <Text fw={550} role="status">
        {say('selected', { count })}
      </Text>
      <Group gap="xs">
        <Button size="xs" variant="subtle" color="gray" onClick={onAll}>
          {say('selectAll')}
        </Button>
        {isDeleted ? (
          <Button
            size="xs"
            variant="default"
            leftSection={<RotateCcw size={16} />}
            onClick={() => restore.mutate(undefined, done(say('restored', { count })))}
          >
            {say('restore')}
          </Button>
        ) : (
          <>
            <Menu position="bottom-end">
              <Menu.Target>
                <Button size="xs" variant="default" leftSection={<FolderInput size={16} />}>
                  {say('move')}
                </Button>
              </Menu.Target>
              <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
                {[TOP_FOLDER, ...folders].map((folder) => {
                  const name = folder === TOP_FOLDER ? say('allFiles') : folder;
                  return (
                    <Menu.Item
                      key={folder}
                      onClick={() => move.mutate(folder, done(say('movedTo', { count, name })))}
                    >
                      {name}
                    </Menu.Item>
                  );
                })}
                {folders.length === 0 && <Menu.Label>{say('makeAFolderFirst')}</Menu.Label>}
              </Menu.Dropdown>
            </Menu>
            <Button size="xs" variant="default" leftSection={<Trash2 size={16} />} onClick={onDelete}>
              {say('delete')}
            </Button>
          </>
        )}
        <Button size="xs" variant="subtle" color="gray" onClick={onClear}>
          {say('clear')}
        </Button>
      </Group>
    </div>
  );
}
