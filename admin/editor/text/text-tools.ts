import { preloadRichEditor } from './open-rich-editor.ts';

/** What a text that is typed into has over and below it. */
export async function loadTextTools() {
  const [{ TextBar }, { SlashList }] = await Promise.all([
    import('./text-bar.tsx'),
    import('./slash-list.tsx'),
  ]);
  return { TextBar, SlashList };
}

/** Fetched ahead while nobody waits for it. */
export function preloadTextTools(): void {
  preloadRichEditor();
  void loadTextTools();
}
