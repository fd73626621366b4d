import { useEffect } from 'react';
import { addToPalette, type Offer } from '../../kit/palette/palette.ts';
import { useEditor } from '../canvas/editor-context.ts';
import { addBlock } from '../commands/add-block.ts';
import { COMMANDS } from '../commands/index.ts';
import { BlockIcon } from '../panels/block-icon.tsx';
import { useBlockStarts, useOfferedBlocks } from '../panels/offered-blocks.ts';
import { say } from './words.ts';

/** While a page is open, the palette finds the commands that can be run right now, and the blocks to add. */
export function usePalette(): void {
  const editor = useEditor();
  const blocks = useOfferedBlocks();
  const starts = useBlockStarts();
  useEffect(
    () =>
      addToPalette((): Offer[] => {
        starts.makeReady();
        return [
          ...COMMANDS.filter((command) => command.id !== 'palette' && command.enabled(editor)).map(
            ({ id, label, group, icon: Icon, keys, run }) => ({
              id,
              label,
              group,
              icon: <Icon size={18} />,
              keys: keys?.[0],
              run: () => run(editor),
            }),
          ),
          ...blocks.map((block) => ({
            id: `block-${block.id}`,
            label: say('addName', { name: block.name }),
            description: block.summary,
            group: say('blocks'),
            icon: <BlockIcon type={block.type} values={block.values} />,
            run: () => addBlock(editor, block.type, starts.of(block)),
          })),
        ];
      }),
    [editor, blocks, starts],
  );
}
