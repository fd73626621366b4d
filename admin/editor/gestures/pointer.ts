import { notifications } from '@mantine/notifications';
import type { FramePage } from '../canvas/frame-page.ts';
import { blockElement, targetOf } from '../canvas/measure.ts';
import { chooseWhatIsMissing } from '../commands/take-keyboard.ts';
import type { Editor } from '../state/editor.ts';
import { isSelected, PAGE, selectBlocks, toggleBlock } from '../state/selection.ts';
import { startDrag } from './drag.ts';
import { followPointer, pointOf, type Movement, type Point } from './follow-pointer.ts';
import { liftByTouch } from './lift-by-touch.ts';
import { startMarquee } from './marquee.ts';
import { say } from './words.ts';

/** A press that moves less than this is a click. */
const DRAG_THRESHOLD = 4;
export const TABLET_FLOWS = say('onTabletsBlocksFlow');

/** Mouse, pen and finger on the canvas: selecting, dragging, starting to type. Returns its undoing. */
export function listenToPointer(
  editor: Editor,
  frame: FramePage,
  onFollow: (href: string) => void,
): () => void {
  const { document, main, window } = frame;
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  const isInText = (event: Event) =>
    event.composedPath().some((node) => node instanceof window.HTMLElement && node.isContentEditable);
  const isTool = (event: Event) => event.composedPath().includes(frame.overlay);
  const isOnMain = (event: Event) => event.composedPath().includes(main);
  const isOnHeader = ({ target }: Event) =>
    (target as Element | null)?.closest?.('.site-header') && !(target as Element).closest('a');

  document.addEventListener(
    'pointerdown',
    (event) => {
      if (isTool(event) || isInText(event)) return;
      editor.stopText();
      if (event.button !== 0) return;
      if (event.pointerType === 'touch') {
        const { blockId } = targetOf(event.target);
        const canLift = isOnMain(event) && blockId !== undefined;
        touch.down(event, canLift ? () => begin(pointOf(event, window), blockId, false) : undefined);
        return;
      }
      if (!isOnMain(event)) {
        editor.selection.set(PAGE);
        if (isOnHeader(event) && !editor.session.translation) editor.panel.set('header');
        return;
      }
      event.preventDefault();
      window.focus();
      const target = targetOf(event.target);
      followPointer(frame, event, press(event, target));
    },
    options,
  );

  const touch = liftByTouch(frame, listening.signal);

  /** Waits until a press has become either a click or a movement. */
  function press(event: PointerEvent, target: ReturnType<typeof targetOf>): Movement {
    const start = pointOf(event, window);
    const before = editor.selection.get();
    let movement: Movement | undefined;
    let isOver = false;
    return {
      move(point) {
        if (!movement && !isOver && isFar(start, point)) {
          movement = begin(start, target.blockId, event.shiftKey);
          isOver = !movement;
        }
        movement?.move(point);
      },
      end(point) {
        if (!movement && isFar(start, point)) movement = begin(start, target.blockId, event.shiftKey);
        if (movement) movement.end(point);
        else if (!isFar(start, point)) click(event, target, before);
      },
      cancel: () => movement?.cancel(),
    };
  }

  function begin(start: Point, blockId: string | undefined, isShift: boolean): Movement | undefined {
    const selection = editor.selection.get();
    editor.hover.set({});
    if (blockId === undefined)
      return startMarquee(editor, frame, start, isShift && selection.kind === 'blocks' ? selection.ids : []);
    if (!isSelected(selection, blockId)) editor.selection.set(selectBlocks([blockId]));
    if (editor.layout.get() === 'tablet') {
      notifications.show({ id: 'tablet-flows', message: TABLET_FLOWS });
      return undefined;
    }
    return startDrag(editor, frame, start);
  }

  function click(
    event: MouseEvent,
    { blockId, sectionId }: ReturnType<typeof targetOf>,
    before: ReturnType<Editor['selection']['get']>,
  ): void {
    if (blockId === undefined) {
      editor.selection.set(sectionId === undefined ? PAGE : { kind: 'section', id: sectionId });
      return;
    }
    if (event.shiftKey) {
      editor.selection.set(toggleBlock(before, blockId));
      return;
    }
    const isAlone = before.kind === 'blocks' && before.ids.length === 1 && before.ids[0] === blockId;
    editor.selection.set(selectBlocks([blockId]));
    editor.panel.set('selection');
    blockElement(main, blockId)?.focus({ preventScroll: true });
    const path = editedPath(event.target);
    if (!isAlone) return;
    if (path !== undefined) editor.text.set({ blockId, path, at: { x: event.clientX, y: event.clientY } });
    else if (isPlaceholder(event.target)) chooseWhatIsMissing();
  }

  document.addEventListener(
    'pointermove',
    (event) => {
      if (event.buttons !== 0 || event.pointerType === 'touch') return;
      const next = isTool(event) ? undefined : targetOf(event.target);
      const now = editor.hover.get();
      if (next && (next.blockId !== now.blockId || next.sectionId !== now.sectionId)) editor.hover.set(next);
    },
    options,
  );
  document.documentElement.addEventListener('pointerleave', () => editor.hover.set({}), {
    signal: listening.signal,
  });

  document.addEventListener(
    'click',
    (event) => {
      if (isTool(event) || isInText(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (isOnMain(event)) {
        // The finger that put a block down has not tapped on what lies there now.
        if (event.pointerType === 'touch' && !touch.hasMoved())
          click(event, targetOf(event.target), editor.selection.get());
        return;
      }
      const link = (event.target as Element | null)?.closest?.('a');
      if (link) onFollow(link.getAttribute('href') ?? '');
    },
    options,
  );
  for (const type of ['submit', 'dragstart'] as const)
    document.addEventListener(type, (event) => !isTool(event) && event.preventDefault(), options);

  return () => listening.abort();
}

function isFar(one: Point, other: Point): boolean {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) >= DRAG_THRESHOLD;
}

/** The words that stand for an empty block, and say what it still needs. */
function isPlaceholder(target: EventTarget | null): boolean {
  return target !== null && 'closest' in target && (target as Element).closest('.placeholder') !== null;
}

/** The value shown by what was clicked, when it can be typed into. */
export function editedPath(target: EventTarget | null): string | undefined {
  const element = target && 'closest' in target ? (target as Element) : null;
  return element?.closest<HTMLElement>('[data-edit]')?.dataset.edit;
}
