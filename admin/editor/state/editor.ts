import { notifications } from '@mantine/notifications';
import { blockOf } from '#blocks/index.ts';
import { refuseOverLimit } from '#core/page/page-limits.ts';
import type { PageBody } from '#core/page/page.ts';
import type { MatchedText } from '#core/languages/translation.ts';
import type { Breakpoint } from '#core/page/place.ts';
import { isRefusal, type Refusal } from '#core/page/refusal.ts';
import type { RichEditor } from '../../kit/rich-text/rich-editor.ts';
import type { Area, FramePage } from '../canvas/frame-page.ts';
import { keepExisting, PAGE, type Selection } from './selection.ts';
import { makeStore, type Store } from '../../kit/store.ts';
import { declared } from '../../words/catalogue.ts';

/** The page as it is being changed: one document, one history. */
export interface PageSession {
  body: Pick<Store<PageBody>, 'get' | 'subscribe'>;
  /** `thing` names what is changed, so that quick changes of the same thing are one step back. */
  run(change: (body: PageBody) => PageBody, label: string, thing?: string): Refusal | undefined;
  undo(): string | undefined;
  redo(): string | undefined;
  canUndo(): boolean;
  canRedo(): boolean;
  /** Set while the page is edited in another language than it is written in. */
  translation?: Translating;
}

/** What the editor knows of the language it shows. */
export interface Translating {
  language: string;
  /** What translations call the document. */
  of: string;
  /** What the site is written in. */
  source: string;
  /** Every text of the page by its key, in the order of the page. */
  texts(): ReadonlyMap<string, MatchedText>;
  /** Says of a translation that it fits the words it was made from as they are now. */
  confirm(key: string): void;
}

export interface Hover {
  blockId?: string;
  sectionId?: string;
}

/** The one value somebody types into. */
export interface TextEditing {
  blockId: string;
  /** Where in the block's values, as the view marks it: `items.0.title`. */
  path: string;
  /** Where the caret goes, in pixels of the window; at the end otherwise. */
  at?: { x: number; y: number };
}

/** What the panel shows besides what is selected. */
export type Panel = 'selection' | 'outline' | 'blocks' | 'sections' | 'header' | 'theme';
export type Layer = 'keys' | 'saveSection' | undefined;

/** Which layout the frame's width shows. Between phone and wide screens blocks flow and cannot be placed. */
export type Layout = Breakpoint | 'tablet';

export interface Editor {
  area: Area;
  session: PageSession;
  frame: Store<FramePage | undefined>;
  selection: Store<Selection>;
  hover: Store<Hover>;
  text: Store<TextEditing | undefined>;
  /** The rich text that is typed into, for its toolbar. */
  rich: Store<RichEditor | undefined>;
  layout: Store<Layout>;
  panel: Store<Panel>;
  layer: Store<Layer>;
  /** Where the next section goes; undefined for the end. */
  insertAt: Store<number | undefined>;
  /** Changes the page; says why when it may not. */
  run(label: string, change: (body: PageBody) => PageBody | Refusal, thing?: string): boolean;
  /** Commits what is being typed and stops typing. */
  stopText(): void;
}

export function makeEditor(session: PageSession, area: Area = 'page'): Editor {
  const selection = makeStore<Selection>(PAGE);
  const text = makeStore<TextEditing | undefined>(undefined);
  session.body.subscribe(() => selection.set(keepExisting(session.body.get(), selection.get())));
  return {
    area,
    session,
    frame: makeStore<FramePage | undefined>(undefined),
    selection,
    hover: makeStore<Hover>({}),
    text,
    rich: makeStore<RichEditor | undefined>(undefined),
    layout: makeStore<Layout>('base'),
    panel: makeStore<Panel>('selection'),
    layer: makeStore<Layer>(undefined),
    insertAt: makeStore<number | undefined>(undefined),

    run(label, change, thing) {
      const before = session.body.get();
      const changed = change(before);
      const result = isRefusal(changed)
        ? changed
        : (refuseOverLimit({ before, after: changed }, blockOf) ?? changed);
      // Worked out above, so that a refusal is told and never stored.
      const refusal = isRefusal(result)
        ? result
        : result === before
          ? undefined
          : session.run(() => result, label, thing);
      // By its words: who tries again reads the same notice, not one more.
      if (refusal)
        notifications.show({ id: refusal.refused, color: 'orange', message: declared(refusal.refused) });
      return refusal === undefined;
    },

    stopText: () => text.set(undefined),
  };
}
