import type { MatchedText } from '#core/languages/translation.ts';
import type { FramePage } from '../canvas/frame-page.ts';
import { blockElement } from '../canvas/measure.ts';
import type { Editor } from '../state/editor.ts';
import { selectBlocks } from '../state/selection.ts';

/** Where a text stands in its block, as views mark it. */
export const pathOf = ({ key, blockId }: Pick<MatchedText, 'key' | 'blockId'>): string =>
  key.slice(blockId.length + 1);

/** The element that shows a text, where it can be typed into in place. */
export function elementOf(
  { main }: FramePage,
  text: Pick<MatchedText, 'key' | 'blockId'>,
): HTMLElement | null {
  return (
    blockElement(main, text.blockId)?.querySelector<HTMLElement>(`[data-edit="${pathOf(text)}"]`) ?? null
  );
}

/** Texts that need somebody, in the order of the page. */
export const openTexts = (editor: Editor): MatchedText[] =>
  [...(editor.session.translation?.texts().values() ?? [])].filter(({ state }) => state !== 'translated');

/** Goes on typing in the next text that needs somebody, from the one that is typed into or selected; round at the end. */
export function goToNextText(editor: Editor): void {
  const frame = editor.frame.get();
  const typed = editor.text.get();
  editor.stopText();
  if (!frame) return;
  const selection = editor.selection.get();
  const [selected] = selection.kind === 'blocks' ? selection.ids : [];
  const all = [...(editor.session.translation?.texts().values() ?? [])];
  const isTyped = (text: MatchedText) => text.blockId === typed?.blockId && pathOf(text) === typed.path;
  const here = Math.max(
    all.findIndex((text) => (typed ? isTyped(text) : text.blockId === selected)),
    0,
  );
  const next = [...all.slice(here), ...all.slice(0, here)].find(
    (text) => text.state !== 'translated' && !isTyped(text) && elementOf(frame, text),
  );
  if (!next) return;
  editor.selection.set(selectBlocks([next.blockId]));
  editor.panel.set('selection');
  elementOf(frame, next)?.scrollIntoView({ block: 'center' });
  editor.text.set({ blockId: next.blockId, path: pathOf(next) });
}
