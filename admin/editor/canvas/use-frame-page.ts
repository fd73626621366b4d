import { useLayoutEffect } from 'react';
import type { Editor } from '../state/editor.ts';
import { useStore } from '../../kit/store.ts';
import { dropServedPlacement, openFramePage, type FramePage } from './frame-page.ts';

/** Opens the loaded page for editing and empties it of what the server drew, all before it is painted again. */
export function useFramePage(editor: Editor, document: Document | undefined): FramePage | undefined {
  useLayoutEffect(() => {
    const opened = document && openFramePage(document, editor.area);
    if (!opened) return undefined;
    dropServedPlacement(opened, editor.session.body.get());
    opened.main.replaceChildren();
    editor.frame.set(opened);
    return () => {
      editor.frame.set(undefined);
      opened.close();
    };
  }, [editor, document]);
  return useStore(editor.frame, (frame) => frame);
}
