import { Button, Drawer, Portal, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ListTree, Pencil, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEditor, useSelection } from '../canvas/editor-context.ts';
import type { EditorPlaces } from './places.ts';
import type { Panel } from '../state/editor.ts';
import { SettingsLink } from './editor-panel.tsx';
import { say } from './words.ts';
import classes from './panels.module.css';

/** On a phone the page has the screen, and the panel waits below it. */
export function PhoneSheet({
  places,
  title,
  children,
}: {
  places: EditorPlaces;
  title: string;
  children: ReactNode;
}) {
  const { panel, session } = useEditor();
  const selection = useSelection();
  const [isOpen, { open, close }] = useDisclosure(false);
  const show = (name: Panel) => {
    panel.set(name);
    open();
  };
  return (
    <Portal>
      <section aria-label={say('editor')}>
        {/* The page has the screen and the heading one sees; this one says what is edited. */}
        <VisuallyHidden component="h1">{places.title ?? title}</VisuallyHidden>
        <div className={classes.sheetBar} role="toolbar" aria-label={say('editor')}>
          {!session.translation && (
            <Button
              size="xs"
              variant="default"
              leftSection={<Plus size={16} />}
              onClick={() => show('sections')}
            >
              {say('add')}
            </Button>
          )}
          <Button
            size="xs"
            variant="default"
            leftSection={<ListTree size={16} />}
            onClick={() => show('outline')}
          >
            {say('order')}
          </Button>
          <Button
            size="xs"
            variant="light"
            leftSection={<Pencil size={16} />}
            disabled={selection.kind === 'page' && !session.translation}
            onClick={() => show('selection')}
          >
            {say('edit')}
          </Button>
          <SettingsLink {...places.settings} />
        </div>
      </section>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        size="70%"
        title={places.title ?? title}
        padding="md"
      >
        {places.about}
        {children}
      </Drawer>
    </Portal>
  );
}
