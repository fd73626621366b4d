import { Button, Group, Stack, Text } from '@mantine/core';
import { useDeferredValue } from 'react';
import { LayoutPanelTop, Plus } from 'lucide-react';
import { findBlock, findSection } from '#core/page/find.ts';
import { countBlocks, type PageBody } from '#core/page/page.ts';
import { isSame } from '#core/same.ts';
import { useBody, useEditor, useSelection, useTextEditing } from '../canvas/editor-context.ts';
import { PageTexts } from '../languages/texts-panel.tsx';
import { PartButtons } from '../site-parts/part-buttons.tsx';
import type { Selection } from '../state/selection.ts';
import { BlockPanel } from './block-panel.tsx';
import { PanelGuard } from './panel-guard.tsx';
import { SectionPanel } from './section-panel.tsx';
import { SelectionPath } from './selection-path.tsx';
import { SeveralBlocks } from './several-blocks.tsx';
import { say } from './words.ts';

/**
 * What can be set on whatever is selected. The page goes first, so the panel may still show what was selected before:
 * until it has followed, nothing in it can be pressed.
 */
export function Inspector() {
  const wanted = useSelection();
  const selection = useDeferredValue(wanted);
  return (
    <div inert={!isSame(selection, wanted)}>
      <SelectionPath selection={selection} />
      <Inspected selection={selection} />
    </div>
  );
}

function Inspected({ selection }: { selection: Selection }) {
  const body = useShownBody();
  if (selection.kind === 'section') {
    const section = findSection(body, selection.id);
    return section ? <SectionPanel key={section.id} section={section} /> : null;
  }
  if (selection.kind === 'blocks' && selection.ids.length === 1) {
    const block = findBlock(body, selection.ids[0] ?? '')?.block;
    if (!block) return null;
    return (
      <PanelGuard key={block.id}>
        <BlockPanel block={block} />
      </PanelGuard>
    );
  }
  if (selection.kind === 'blocks') return <SeveralBlocks count={selection.ids.length} />;
  return <WholePage sections={body.sections.length} blocks={countBlocks(body)} />;
}

/**
 * While somebody types on the page, the panel is drawn when there is time for it. What is typed into the panel itself
 * must be there at once: a field that shows an older value takes the next key into that one.
 */
function useShownBody(): PageBody {
  const body = useBody();
  const late = useDeferredValue(body);
  return useTextEditing() ? late : body;
}

function WholePage({ sections, blocks }: { sections: number; blocks: number }) {
  const { panel, insertAt, session } = useEditor();
  if (session.translation) return <PageTexts translation={session.translation} />;
  const addSection = () => {
    insertAt.set(undefined);
    panel.set('sections');
  };
  return (
    <Stack gap="md">
      {sections === 0 ? (
        <div>
          <Text fw={550}>{say('thisPageIsEmpty')}</Text>
          <Text className="quiet">{say('startWithASection')}</Text>
        </div>
      ) : (
        <div>
          <Text fw={550} visibleFrom="sm">
            {say('clickAnythingOnThe')}
          </Text>
          <Text fw={550} hiddenFrom="sm">
            {say('tapAnything')}
          </Text>
          <Text className="quiet" visibleFrom="sm">
            {say('clickToSelectClick', { sections, blocks })}
          </Text>
          <Text className="quiet" hiddenFrom="sm">
            {say('tapToSelect', { sections, blocks })}
          </Text>
        </div>
      )}
      <Group gap="xs">
        <Button size="xs" leftSection={<LayoutPanelTop size={16} />} onClick={addSection}>
          {say('addASection')}
        </Button>
        {sections > 0 && (
          <Button
            size="xs"
            variant="default"
            leftSection={<Plus size={16} />}
            onClick={() => panel.set('blocks')}
          >
            {say('addABlock')}
          </Button>
        )}
      </Group>
      <PartButtons />
      <Text size="xs" className="quiet" visibleFrom="sm">
        {say('pressForKeyboardShortcuts')}
      </Text>
    </Stack>
  );
}
