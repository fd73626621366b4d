import { UnstyledButton } from '@mantine/core';
import { ChevronRight } from 'lucide-react';
import { findBlock } from '#core/page/find.ts';
import { useBody, useEditor } from '../canvas/editor-context.ts';
import { PAGE, type Selection } from '../state/selection.ts';
import { say } from './words.ts';
import classes from './panels.module.css';

/** The way up from what is selected: nearly every place on a page belongs to a section, so clicking leads nowhere else. */
export function SelectionPath({ selection }: { selection: Selection }) {
  const editor = useEditor();
  const body = useBody();
  if (selection.kind === 'page') return null;
  const [first] = selection.kind === 'blocks' ? selection.ids : [];
  const section = first === undefined ? undefined : findBlock(body, first)?.section;
  return (
    <nav className={classes.path} aria-label={say('selected')}>
      <UnstyledButton className={classes.up ?? ''} onClick={() => editor.selection.set(PAGE)}>
        {say('wholePage')}
      </UnstyledButton>
      {section && (
        <>
          <ChevronRight size={14} aria-hidden="true" />
          <UnstyledButton
            className={classes.up ?? ''}
            onClick={() => editor.selection.set({ kind: 'section', id: section.id })}
          >
            {section.style.name || say('section')}
          </UnstyledButton>
        </>
      )}
    </nav>
  );
}
