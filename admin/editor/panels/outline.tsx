import { Text } from '@mantine/core';
import { DragDropProvider, PointerSensor, useDraggable, useDroppable } from '@dnd-kit/react';
import { Accessibility } from '@dnd-kit/dom';
import { EyeOff, LayoutPanelTop, Smartphone } from 'lucide-react';
import { useDeferredValue, useRef, useState, type KeyboardEvent } from 'react';
import { orderBlock } from '#core/page/actions/order-blocks.ts';
import { differsOnPhone } from '#core/page/phone-place.ts';
import { isRefusal } from '#core/page/refusal.ts';
import { moveSection } from '#core/page/actions/sections.ts';
import { useBody, useEditor, useSelection } from '../canvas/editor-context.ts';
import { reveal, revealSection } from '../commands/select.ts';
import { commandOf } from '../commands/index.ts';
import { closeEmptyRows } from '../grid/drop-blocks.ts';
import type { Editor } from '../state/editor.ts';
import { isSelected } from '../state/selection.ts';
import { BlockIcon } from './block-icon.tsx';
import { lineOf, spotOf, type Drop, type Line } from './outline-drop.ts';
import { outlineOf, type OutlineItem } from './outline-items.ts';
import { say } from './words.ts';
import classes from './panels.module.css';

/** The page as a tree. Rows can be dragged, and the keyboard walks and moves them as well. */
export function Outline() {
  const editor = useEditor();
  const selection = useSelection();
  const items = outlineOf(useDeferredValue(useBody()));
  const [line, setLine] = useState<Line>();
  const tree = useRef<HTMLUListElement>(null);
  const current = items.find(({ id }) => isSelected(selection, id))?.id ?? items[0]?.id;

  const follow = ({ operation }: { operation: Operation }) =>
    setLine((now) => {
      const next = lineOf(items, dropOf(operation));
      return now?.id === next?.id && now?.side === next?.side ? now : next;
    });

  const walk = (event: KeyboardEvent) => {
    const rows = [...(tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: rows.length - 1,
    };
    const next = event.altKey ? undefined : steps[event.key];
    if (next !== undefined) {
      event.preventDefault();
      rows[next]?.focus();
    }
  };

  if (items.length === 0) return <Text className="quiet">{say('thereIsNothingOn')}</Text>;
  return (
    <DragDropProvider
      // The tree has a keyboard and words of its own.
      sensors={[PointerSensor]}
      plugins={(plugins) => plugins.filter((plugin) => plugin !== Accessibility)}
      onDragMove={follow}
      onDragOver={follow}
      onDragEnd={({ operation, canceled }) => {
        setLine(undefined);
        const drop = dropOf(operation);
        if (!canceled && drop) move(editor, items, drop);
      }}
    >
      <ul
        ref={tree}
        role="tree"
        aria-label={say('outlineOfThePage')}
        className={classes.tree}
        onKeyDown={walk}
      >
        {items.map((item) => (
          <Row
            key={item.id}
            item={item}
            isSelected={isSelected(selection, item.id)}
            isCurrent={item.id === current}
            line={line?.id === item.id ? line.side : undefined}
          />
        ))}
      </ul>
    </DragDropProvider>
  );
}

interface Operation {
  source: { id: string | number } | null;
  target: { id: string | number; shape?: { center: { y: number } } | undefined } | null;
  position: { current: { y: number } };
}

function dropOf({ source, target, position }: Operation): Drop | undefined {
  if (!source || !target || source.id === target.id) return undefined;
  const isLower = position.current.y > (target.shape?.center.y ?? Number.POSITIVE_INFINITY);
  return { id: String(source.id), onto: String(target.id), isLower };
}

function Row({
  item,
  isSelected: isChosen,
  isCurrent,
  line,
}: {
  item: OutlineItem;
  isSelected: boolean;
  isCurrent: boolean;
  line: Line['side'] | undefined;
}) {
  const editor = useEditor();
  const { id, level, name, block, section } = item;
  const draggable = useDraggable({ id });
  const droppable = useDroppable({ id });
  const select = () => (block ? editorSelect(editor, id) : revealSection(editor, id));
  const act = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (block) reveal(editor, id);
      else revealSection(editor, id);
    } else if (event.key === ' ') {
      event.preventDefault();
      select();
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      event.stopPropagation();
      select();
      commandOf(event.key === 'ArrowUp' ? 'earlier' : 'later').run(editor);
    }
  };
  return (
    <li
      ref={(element) => {
        draggable.ref(element);
        droppable.ref(element);
      }}
      role="treeitem"
      aria-level={level}
      aria-selected={isChosen}
      tabIndex={isCurrent ? 0 : -1}
      className={classes.node}
      data-line={line}
      data-level={level}
      data-hidden={(!block && section.style.hidden) || undefined}
      onClick={select}
      onKeyDown={act}
    >
      {block ? (
        <BlockIcon type={block.type} values={block.values} size={16} />
      ) : (
        <LayoutPanelTop size={16} aria-hidden="true" />
      )}
      <span className={classes.nodeName}>{name}</span>
      {!block && section.style.hidden && <EyeOff size={14} aria-label={say('hidden')} />}
      {block && differsOnPhone(block) && <Smartphone size={14} aria-label={say('differsOnPhone')} />}
    </li>
  );
}

/** Selects without taking the keyboard away from the tree. */
function editorSelect(editor: Editor, id: string): void {
  editor.selection.set({ kind: 'blocks', ids: [id] });
  editor.frame.get()?.document.getElementById(`b${id}`)?.scrollIntoView({ block: 'nearest' });
}

function move(editor: Editor, items: readonly OutlineItem[], drop: Drop): void {
  const spot = spotOf(items, drop);
  if (!spot) return;
  if (spot.kind === 'section') {
    editor.run(say('moveTheSection'), (body) => moveSection(body, { id: drop.id, index: spot.index }));
    return;
  }
  editor.run(say('move'), (body) => {
    const result = orderBlock(body, { id: drop.id, sectionId: spot.sectionId, beforeId: spot.beforeId });
    return isRefusal(result) ? result : closeEmptyRows(result, body);
  });
}
