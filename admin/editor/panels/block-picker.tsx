import { Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { Search } from 'lucide-react';
import { useEffect, useState, type PointerEvent } from 'react';
import { BLOCK_CATEGORIES } from '#blocks/kit/block.tsx';
import { inWords } from '../../fields/control/control.ts';
import { useEditor } from '../canvas/editor-context.ts';
import { addBlock } from '../commands/add-block.ts';
import { dragIn } from '../gestures/drag-in.ts';
import { BlockIcon } from './block-icon.tsx';
import { useBlockStarts, useOfferedBlocks, type OfferedBlock } from './offered-blocks.ts';
import { say } from './words.ts';
import classes from './panels.module.css';

/** Every kind of block, to click or to drag onto the page. */
export function BlockPicker() {
  const editor = useEditor();
  const offered = useOfferedBlocks();
  const starts = useBlockStarts();
  useEffect(() => starts.makeReady(), [starts]);
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const found = offered.filter(({ name, summary, type }) =>
    `${name} ${summary} ${type}`.toLowerCase().includes(wanted),
  );
  const groups = BLOCK_CATEGORIES.map((category) => ({
    category,
    blocks: found.filter((block) => block.category === category),
  })).filter(({ blocks }) => blocks.length > 0);
  const add = (block: OfferedBlock) => addBlock(editor, block.type, starts.of(block));
  const press = (event: PointerEvent, block: OfferedBlock) => {
    if (event.button === 0 && event.pointerType !== 'touch')
      dragIn(editor, event.nativeEvent, starts.of(block));
  };
  return (
    <Stack gap={16} pb="lg">
      <TextInput
        aria-label={say('searchBlocks')}
        placeholder={say('search')}
        type="search"
        leftSection={<Search size={16} />}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          const first = groups[0]?.blocks[0];
          if (event.key === 'Enter' && words !== '' && first) add(first);
        }}
        data-autofocus
      />
      {groups.map(({ category, blocks }) => (
        <section key={category} aria-label={inWords(category)}>
          <h2 className={classes.groupName}>{inWords(category)}</h2>
          <div className={classes.picker}>
            {blocks.map((block) => (
              <UnstyledButton
                key={block.id}
                className={classes.pick ?? ''}
                title={block.summary}
                onPointerDown={(event) => press(event, block)}
                onClick={() => add(block)}
              >
                <BlockIcon type={block.type} values={block.values} size={20} />
                {block.name}
              </UnstyledButton>
            ))}
          </div>
        </section>
      ))}
      {groups.length === 0 && <Text role="status">{say('noBlockHasWords', { words })}</Text>}
      <Text size="xs" className="quiet">
        {say('clickToAddBelow')}
      </Text>
    </Stack>
  );
}
