import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { createPortal } from 'react-dom';
import { useStageHost } from '../shell/stage.ts';
import { useBody, useEditor } from './canvas/editor-context.ts';
import { commandOf } from './commands/index.ts';
import { keyCaps } from './commands/keys.ts';

const SHOWN = ['undo', 'redo', 'palette'];

/** The editor's tools in the bar above the page. */
export function EditorTools() {
  const { tools } = useStageHost();
  const editor = useEditor();
  useBody();
  if (!tools) return null;
  return createPortal(
    <Group gap={2} wrap="nowrap">
      {SHOWN.map(commandOf).map(({ id, label, keys, icon: Icon, enabled, run }) => (
        <Tooltip key={id} label={`${label} ${keyCaps(keys?.[0] ?? '').join(' ')}`}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={label}
            disabled={!enabled(editor)}
            onClick={() => run(editor)}
          >
            <Icon size={18} />
          </ActionIcon>
        </Tooltip>
      ))}
    </Group>,
    tools,
  );
}
