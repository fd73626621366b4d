import type { Editor as TipTap } from '@tiptap/core';
import {
  Heading1,
  Heading2,
  Heading3,
  List,
  ListOrdered,
  Minus,
  Pilcrow,
  SquareCode,
  TextQuote,
  type LucideIcon,
} from 'lucide-react';
import { makeStore, type Store } from '../store.ts';
import { say } from './words.ts';

export interface SlashItem {
  id: string;
  label: string;
  words: string;
  icon: LucideIcon;
  run: (tiptap: TipTap) => void;
}

export const SLASH_ITEMS: readonly SlashItem[] = [
  {
    id: 'text',
    label: say('text'),
    words: say('paragraphPlain'),
    icon: Pilcrow,
    run: (t) => t.commands.setParagraph(),
  },
  {
    id: 'h1',
    label: say('heading1'),
    words: say('titleBig'),
    icon: Heading1,
    run: (t) => t.commands.setHeading({ level: 1 }),
  },
  {
    id: 'h2',
    label: say('heading2'),
    words: say('title'),
    icon: Heading2,
    run: (t) => t.commands.setHeading({ level: 2 }),
  },
  {
    id: 'h3',
    label: say('heading3'),
    words: say('titleSmall'),
    icon: Heading3,
    run: (t) => t.commands.setHeading({ level: 3 }),
  },
  {
    id: 'bullets',
    label: say('bulletedList'),
    words: say('pointsUnordered'),
    icon: List,
    run: (t) => t.commands.toggleBulletList(),
  },
  {
    id: 'numbers',
    label: say('numberedList'),
    words: say('stepsOrdered'),
    icon: ListOrdered,
    run: (t) => t.commands.toggleOrderedList(),
  },
  {
    id: 'quote',
    label: say('quote'),
    words: say('citation'),
    icon: TextQuote,
    run: (t) => t.commands.toggleBlockquote(),
  },
  {
    id: 'line',
    label: say('line'),
    words: say('dividerRule'),
    icon: Minus,
    run: (t) => t.commands.setHorizontalRule(),
  },
  {
    id: 'code',
    label: say('code'),
    words: say('source'),
    icon: SquareCode,
    run: (t) => t.commands.toggleCodeBlock(),
  },
];

export interface SlashState {
  items: readonly SlashItem[];
  chosen: number;
  /** Where the slash stands, in pixels of the window. */
  at: { x: number; y: number };
}

export const SLASH_NAME = say('turnThisLineInto');

/** What somebody hears who does not see the menu. */
export function slashWords({ items, chosen }: Pick<SlashState, 'items' | 'chosen'>): string {
  return say('slashNameLabelChosenOf', {
    slashName: SLASH_NAME,
    label: items[chosen]?.label ?? '',
    chosen: chosen + 1,
    count: items.length,
  });
}

export interface SlashMenu {
  state: Store<SlashState | undefined>;
  update(tiptap: TipTap): void;
  /** Takes the keys that belong to an open menu. */
  hear(event: KeyboardEvent, tiptap: TipTap): boolean;
  choose(item: SlashItem, tiptap: TipTap): void;
  close(): void;
}

const STARTS = /^\/([\p{L}\d ]{0,20})$/u;

/** A slash at the start of a line offers what the line can become. */
export function makeSlashMenu(more: readonly SlashItem[] = []): SlashMenu {
  const all = [...SLASH_ITEMS, ...more];
  const state = makeStore<SlashState | undefined>(undefined);
  let dismissedAt: number | undefined;

  const menu: SlashMenu = {
    state,
    update(tiptap) {
      const { $from, empty } = tiptap.state.selection;
      const words = empty && $from.parent.isTextblock ? STARTS.exec($from.parent.textContent) : null;
      const start = $from.start();
      if (!words || $from.parentOffset === 0) {
        dismissedAt = undefined;
        state.set(undefined);
        return;
      }
      if (dismissedAt === start) return;
      const items = matching(all, words[1] ?? '');
      if (items.length === 0) {
        state.set(undefined);
        return;
      }
      const { left, bottom } = tiptap.view.coordsAtPos(start);
      state.set({ items, chosen: 0, at: { x: left, y: bottom } });
    },
    hear(event, tiptap) {
      const now = state.get();
      if (!now || event.isComposing) return false;
      const { items, chosen } = now;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) {
        state.set({ ...now, chosen: (chosen + step + items.length) % items.length });
        return true;
      }
      if (event.key === 'Enter' || event.key === 'Tab') {
        const item = items[chosen];
        if (item) menu.choose(item, tiptap);
        return true;
      }
      if (event.key === 'Escape') {
        event.stopPropagation();
        dismissedAt = tiptap.state.selection.$from.start();
        state.set(undefined);
        return true;
      }
      return false;
    },
    choose(item, tiptap) {
      const { $from } = tiptap.state.selection;
      tiptap.commands.deleteRange({ from: $from.start(), to: $from.end() });
      state.set(undefined);
      item.run(tiptap);
      if (!tiptap.isDestroyed) tiptap.commands.focus();
    },
    close: () => state.set(undefined),
  };
  return menu;
}

function matching(all: readonly SlashItem[], words: string): SlashItem[] {
  const wanted = words.trim().toLowerCase();
  return all.filter(({ label, words: more }) => `${label} ${more}`.toLowerCase().includes(wanted));
}
