import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { findBlock, findSection } from '#core/page/find.ts';
import type { FramePage } from './canvas/frame-page.ts';
import { reveal, revealSection } from './commands/select.ts';
import { spotIn, withoutSpot } from '../addresses/jump.ts';
import type { Editor } from './state/editor.ts';

/** Goes to what the address names, once, and forgets it. */
export function useJump(editor: Editor, frame: FramePage): void {
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    const spot = spotIn(search);
    if (!spot) return;
    if (spot.kind === 'header') editor.panel.set('header');
    const body = editor.session.body.get();
    // After the sections are drawn: what is not there cannot be scrolled to.
    frame.window.requestAnimationFrame(() => {
      if (spot.kind === 'block' && findBlock(body, spot.id)) reveal(editor, spot.id);
      if (spot.kind === 'section' && findSection(body, spot.id)) revealSection(editor, spot.id);
    });
    setSearch(withoutSpot(search), { replace: true });
  }, [editor, frame, search, setSearch]);
}
