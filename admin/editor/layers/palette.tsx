import { Kbd } from '@mantine/core';
import { createSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../canvas/editor-context.ts';
import { COMMANDS } from '../commands/index.ts';
import { addBlock } from '../commands/add-block.ts';
import { keyCaps } from '../../kit/keys.ts';
import { BlockIcon } from '../panels/block-icon.tsx';
import { useOfferedBlocks } from '../panels/offered-blocks.ts';
import { useWayBack } from './use-way-back.ts';

/** Finds a command by its name, with what can be done right now. */
export function Palette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const editor = useEditor();
  const [[store, spotlight]] = useState(createSpotlight);
  useEffect(() => (isOpen ? spotlight.open() : spotlight.close()), [isOpen, spotlight]);
  const chosen = useRef<() => void>(undefined);
  useWayBack(isOpen, chosen);
  const offered = useOfferedBlocks();
  if (!isOpen) return null;
  const choose = (run: () => void) => {
    chosen.current = run;
  };
  const commands: SpotlightActionData[] = COMMANDS.filter(
    (command) => command.id !== 'palette' && command.enabled(editor),
  ).map(({ id, label, group, icon: Icon, keys, run }) => ({
    id,
    label,
    group,
    leftSection: <Icon size={18} />,
    rightSection: keys?.[0] && <Kbd>{keyCaps(keys[0]).join(' ')}</Kbd>,
    onClick: () => choose(() => run(editor)),
  }));
  const blocks: SpotlightActionData[] = offered.map((block) => ({
    id: `block-${block.id}`,
    label: `Add: ${block.name}`,
    description: block.summary,
    group: 'Blocks',
    leftSection: <BlockIcon type={block.type} values={block.values} />,
    onClick: () => choose(() => addBlock(editor, block.type, block)),
  }));
  const groups = Object.entries(Object.groupBy([...commands, ...blocks], ({ group }) => group ?? ''));
  return (
    <Spotlight
      store={store}
      shortcut={null}
      onSpotlightClose={onClose}
      attributes={{ content: { 'aria-label': 'Commands' } }}
      highlightQuery
      scrollable
      maxHeight={420}
      nothingFound="No matching commands."
      searchProps={{
        leftSection: <Search size={18} />,
        placeholder: 'Find a command or a block',
        'aria-label': 'Find a command or a block',
      }}
      actions={groups.map(([group, actions = []]) => ({ group, actions }))}
    />
  );
}
