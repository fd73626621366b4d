import type { ComponentType } from 'react';
import type { BlockRules } from '#core/blocks/rules.ts';
import type { BlockContent } from '#core/collections/block-content.ts';
import type { SliceType } from '#core/enumerations/block-types.ts';
import type { PanelGroup } from '#core/fields/index.ts';
import type { Room } from '#core/picture-sizes.ts';
import { Placeholder } from './placeholder.tsx';

export interface ViewProps<V> {
  /** The block's id, for anchors and for labels that point to each other. */
  id: string;
  values: V;
  /** In the editor nothing moves, plays or runs by itself. */
  isEditing: boolean;
  /** How much of the window it has, for pictures to be loaded in the right width; all of it otherwise. */
  room?: Room;
}

export interface Migration {
  name: string;
  up: (values: Record<string, unknown>) => Record<string, unknown>;
}

/** Blocks of `item` are bound to what they stand on the page of, and offered there alone. */
export const BLOCK_CATEGORIES = ['item', 'text', 'media', 'layout', 'interactive', 'code'] as const;

/**
 * Everything there is to know about a block, besides what lies in files of its own beside it: `icon.ts` is what the
 * editor shows it by, `showcase.ts` its pages in the manual, `island.tsx` what it does in the browser.
 */
export interface BlockDefinition<
  V extends Record<string, unknown> = Record<string, unknown>,
> extends BlockRules<V> {
  /** As its folder is called. */
  type: string;
  /** Its number among the blocks of pages: `data-block-type`, and what the widget renderer is asked by. */
  number: number;
  /** Where kinds of it are numbered apart: every number it answers to, and the one of these values. */
  numbers?: { all: readonly number[]; of: (values: V) => number };
  /** Its number among the slices of cover pages, where there is one. */
  slice?: (values: V) => SliceType;
  name: string;
  summary: string;
  category: (typeof BLOCK_CATEGORIES)[number];
  /** The field that begins with where the site is when it is added. */
  placeField?: string;
  /** Columns it covers when it is added; the whole row otherwise. */
  span?: number;
  /** While it is narrower than so many pixels it has the class `narrow`. */
  narrowBelow?: number;
  isEmpty: (values: V) => boolean;
  /** What the editor says while it is empty. Without it the view draws itself, so that one can type into it. */
  hint?: string | ((values: V) => string);
  View: ComponentType<ViewProps<V>>;
  /** How feed readers get it: words and pictures, and nothing to be styled. Feeds leave it out otherwise. */
  PlainView?: ComponentType<{ values: V }>;
  /** Never drawn apart from its page: what an owner wrote runs under the policy made for that page. */
  isPageOnly?: boolean;
  /** Which fields are offered for these values, in groups; without it all of them, one below the other. */
  panel?: (values: V) => readonly PanelGroup[];
  /** What scripts may know of it before it wakes: JSON in `data-block-json`. */
  definition?: (values: V, content?: BlockContent) => Readonly<Record<string, unknown>>;
  /** Applied in order to values saved before the fields had their present form. */
  migrations?: readonly Migration[];
}

/** Hides the type of the values from the catalogue; the fields guarantee it for the view. */
export function defineBlock<V extends Record<string, unknown>>(
  definition: BlockDefinition<V>,
): BlockDefinition {
  const { fields, migrations = [] } = definition;
  const migrate = (value: unknown) =>
    migrations.reduce(
      (values, { up }) => (isRecord(values) ? up(values) : values),
      value as Record<string, unknown>,
    );
  return {
    ...definition,
    fields: { ...fields, read: (value: unknown) => fields.read(migrate(value)) },
    View: unlessEmpty(definition),
  } as unknown as BlockDefinition;
}

/** Visitors get nothing of an empty block, the editor what it still needs. */
function unlessEmpty<V extends Record<string, unknown>>(
  definition: BlockDefinition<V>,
): ComponentType<ViewProps<V>> {
  const { View, isEmpty, hint, name } = definition;
  return (props) => {
    const { values, isEditing } = props;
    if (!isEmpty(values)) return <View {...props} />;
    if (!isEditing) return null;
    if (hint === undefined) return <View {...props} />;
    return <Placeholder name={name}>{typeof hint === 'string' ? hint : hint(values)}</Placeholder>;
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
