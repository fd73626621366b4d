import { createContext, use } from 'react';
import type { Section } from '#core/page/page.ts';
import type { Editor, Hover, Layout, Panel, TextEditing } from '../state/editor.ts';
import type { Selection } from '../state/selection.ts';
import { useStore } from '../../kit/store.ts';
import type { FramePage } from './frame-page.ts';

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('There is no editor around this part of it.');
  return editor;
}

const same = <T>(value: T): T => value;

export const useBody = () => useStore(useEditor().session.body, same);
export const useSections = (): Section[] => useStore(useEditor().session.body, ({ sections }) => sections);
export const useSelection = (): Selection => useStore(useEditor().selection, same);
export const useHover = (): Hover => useStore(useEditor().hover, same);
export const useLayout = (): Layout => useStore(useEditor().layout, same);
export const usePanel = (): Panel => useStore(useEditor().panel, same);
export const useTextEditing = (): TextEditing | undefined => useStore(useEditor().text, same);
export const useFrame = (): FramePage | undefined => useStore(useEditor().frame, same);
