import { notifications } from '@mantine/notifications';
import { blockOf } from '#blocks/index.ts';
import { findBlocks, findSection } from '#core/page/find.ts';
import { insertBlock } from '#core/page/actions/insert-block.ts';
import { pasteBlocks, readPortable, writePortable, type Portable } from '#core/page/portable/portable.ts';
import { isRefusal } from '#core/page/refusal.ts';
import { copySection, insertSection } from '#core/page/actions/sections.ts';
import { isEmptyRichText } from '#core/rich-text/document.ts';
import type { Editor } from '../state/editor.ts';
import { newId } from '../../kit/new-id.ts';
import { sectionIdOf, selectBlocks } from '../state/selection.ts';
import { readClipboardText } from '../../kit/rich-text/paste.ts';
import { bringFiles } from './bring-files.ts';
import { makeRoomFor } from './target-section.ts';
import { takeKeyboardTo } from './take-keyboard.ts';
import { say } from './words.ts';

/** The selection as text that can be pasted on another page or site. */
export function copied(editor: Editor, host = location.host): string | undefined {
  const selection = editor.selection.get();
  const body = editor.session.body.get();
  const content: Portable | undefined =
    selection.kind === 'blocks'
      ? { kind: 'blocks', blocks: findBlocks(body, selection.ids) }
      : selection.kind === 'section'
        ? sectionContent(findSection(body, selection.id))
        : undefined;
  return content && writePortable({ ...content, from: host }, blockOf);
}

function sectionContent(section: ReturnType<typeof findSection>): Portable | undefined {
  return section && { kind: 'section', section };
}

export async function writeClipboard(editor: Editor): Promise<boolean> {
  const text = copied(editor);
  if (text === undefined) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    notifications.show({ color: 'orange', message: say('theBrowserBlockedThe') });
    return false;
  }
}

export async function pasteFromClipboard(editor: Editor): Promise<void> {
  try {
    paste(editor, { text: await navigator.clipboard.readText(), html: '' });
  } catch {
    notifications.show({
      color: 'orange',
      message: say('theBrowserBlockedTheClipboard'),
    });
  }
}

/** Pastes blocks or a section; any other words become a text of their own. */
export function paste(
  editor: Editor,
  { text, html }: { text: string; html: string },
  host = location.host,
): void {
  const content = readPortable(text, { blockOf, newId });
  if (!isRefusal(content)) {
    if (content.from === undefined || content.from === host) place(editor, content);
    else void placeForeign(editor, content, content.from);
    return;
  }
  if (text.trimStart().startsWith('{') && text.includes('"plinth"')) {
    notifications.show({ color: 'orange', message: content.refused });
    return;
  }
  const doc = readClipboardText({ text, html });
  const definition = blockOf('text');
  if (isEmptyRichText(doc) || !definition) return;
  const id = newId();
  const block = {
    id,
    type: 'text',
    values: { ...definition.fields.initial, text: doc },
    animation: 'none' as const,
  };
  const isDone = editor.run(say('paste'), (body) => {
    const { ready, sectionId } = makeRoomFor(editor, body);
    return insertBlock(ready, { sectionId, block });
  });
  if (isDone) select(editor, [id]);
}

async function placeForeign(editor: Editor, content: Portable, from: string): Promise<void> {
  const { content: ready, notice } = await bringFiles(content, from);
  if (ready) place(editor, ready);
  if (notice) notifications.show(notice);
}

function place(editor: Editor, content: Portable): void {
  const body = editor.session.body.get();
  const sectionId = sectionIdOf(body, editor.selection.get());
  if (content.kind === 'section') {
    const at = body.sections.findIndex(({ id }) => id === sectionId);
    const section = copySection(content.section, newId);
    const index = at < 0 ? body.sections.length : at + 1;
    if (editor.run(say('pasteASection'), (current) => insertSection(current, { section, index })))
      editor.selection.set({ kind: 'section', id: section.id });
    return;
  }
  const blocks = content.blocks.map((block) => ({ ...block, id: newId() }));
  const isDone = editor.run(say('paste'), (current) => {
    const room = makeRoomFor(editor, current);
    return pasteBlocks(room.ready, { sectionId: room.sectionId, blocks });
  });
  const ids = blocks.map(({ id }) => id);
  if (isDone) select(editor, ids);
}

function select(editor: Editor, ids: readonly string[]): void {
  editor.selection.set(selectBlocks(ids));
  takeKeyboardTo(editor, ids[0]);
}
