import { useLayoutEffect } from 'react';
import { blockOf } from '#blocks/index.ts';
import { findBlock } from '#core/page/find.ts';
import { setValue } from '#core/page/actions/set-values.ts';
import { pressOf } from '../../kit/keys.ts';
import { useEditor, useTextEditing } from '../canvas/editor-context.ts';
import type { FramePage } from '../canvas/frame-page.ts';
import { blockElement } from '../canvas/measure.ts';
import type { Editor, TextEditing as Editing } from '../state/editor.ts';
import { goToNextText } from '../languages/open-texts.ts';
import { makePlainEditor } from './plain-editor.ts';
import { openRichEditor } from './open-rich-editor.ts';
import { controlAt, stepsOf, valueAt, type ValueEditor } from '../../kit/rich-text/typed-value.ts';
import { say } from './words.ts';

/** The page is told after a pause this long, and now and then while somebody types on without one. */
const PAUSE_MS = 300;
const LONGEST_MS = 4000;

/** Turns the element that shows a value into an editor for as long as it is typed into. */
export function TextEditing({ frame }: { frame: FramePage }) {
  const editor = useEditor();
  const editing = useTextEditing();
  useLayoutEffect(
    () => (editing ? startTyping(editor, frame, editing) : undefined),
    [editor, frame, editing],
  );
  return null;
}

function startTyping(editor: Editor, frame: FramePage, { blockId, path, at }: Editing): () => void {
  const { session } = editor;
  const steps = stepsOf(path);
  const found = findBlock(session.body.get(), blockId)?.block;
  const definition = found && blockOf(found.type);
  const control = definition && controlAt(definition.fields.control, steps);
  const element = blockElement(frame.main, blockId)?.querySelector<HTMLElement>(`[data-edit="${path}"]`);
  if (!found || !control || !element) {
    queueMicrotask(() => editor.stopText());
    return () => {};
  }
  let typed: ValueEditor | undefined;
  let isOver = false;
  let known = valueAt(found.values, steps);
  let isDirty = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let longest: ReturnType<typeof setTimeout> | undefined;

  const commit = () => {
    clearTimeout(pause);
    clearTimeout(longest);
    longest = undefined;
    if (!isDirty || !typed) return;
    const now = typed.read();
    // In a language, nothing means the original again: who clears a text to write another must not be given that.
    if (session.translation && now === '' && !isOver) return;
    isDirty = false;
    known = now;
    editor.run(
      say('type'),
      (body) => setValue(body, { id: blockId, path: steps, value: known }),
      `text:${blockId}:${path}`,
    );
  };
  const onInput = () => {
    isDirty = true;
    clearTimeout(pause);
    pause = setTimeout(commit, PAUSE_MS);
    longest ??= setTimeout(commit, LONGEST_MS);
  };
  const onDone = () => {
    editor.stopText();
    blockElement(frame.main, blockId)?.focus({ preventScroll: true });
  };
  const follow = () => {
    const block = findBlock(session.body.get(), blockId)?.block;
    if (!block) {
      editor.stopText();
      return;
    }
    const value = valueAt(block.values, steps);
    if (value === known) return;
    known = value;
    typed?.write(value);
  };
  const hear = (event: KeyboardEvent) => {
    const press = pressOf(event);
    if (press === 'mod+Enter' && session.translation) {
      event.preventDefault();
      event.stopPropagation();
      goToNextText(editor);
      return;
    }
    if (press !== 'mod+Z' && press !== 'mod+shift+Z' && press !== 'mod+Y') return;
    event.preventDefault();
    event.stopPropagation();
    commit();
    if (press === 'mod+Z') session.undo();
    else session.redo();
  };

  const options = { element, value: known, control, onInput, onDone };
  const begin = (made: ValueEditor) => {
    typed = made;
    frame.window.focus();
    made.focus(at);
  };
  if (control.kind === 'richText') {
    void openRichEditor(editor.rich, options).then((made) => (isOver ? made.destroy() : begin(made)));
  } else begin(makePlainEditor(options));
  const stopFollowing = session.body.subscribe(follow);
  frame.window.addEventListener('keydown', hear, { capture: true });
  blockElement(frame.main, blockId)?.toggleAttribute('data-open', true);

  return () => {
    isOver = true;
    stopFollowing();
    frame.window.removeEventListener('keydown', hear, { capture: true });
    blockElement(frame.main, blockId)?.toggleAttribute('data-open', false);
    commit();
    typed?.destroy();
  };
}
