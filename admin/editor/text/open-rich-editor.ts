import type { Store } from '../../kit/store.ts';
import type { RichEditor } from '../../kit/rich-text/rich-editor.ts';
import type { ValueEditorOptions } from '../../kit/rich-text/typed-value.ts';

const load = () => import('../../kit/rich-text/rich-editor.ts');

/** Fetched ahead while nobody waits for it, and tried once: a slow machine takes its time over the very first letter. */
export function preloadRichEditor(): void {
  void load().then(({ tryOutOfSight }) => requestIdleCallback(tryOutOfSight));
}

/** Opens a rich text and tells `store`, for its toolbar. */
export async function openRichEditor(
  store: Store<RichEditor | undefined>,
  options: ValueEditorOptions,
): Promise<RichEditor> {
  const { makeRichEditor } = await load();
  const made = makeRichEditor(options);
  const opened: RichEditor = {
    ...made,
    destroy() {
      if (store.get() === opened) store.set(undefined);
      made.destroy();
    },
  };
  store.set(opened);
  return opened;
}
