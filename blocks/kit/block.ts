import type { ComponentType } from 'react';
import type { BlockType } from '#core/enumerations/block-types.ts';
import type { Field, PanelGroup } from '#core/fields/index.ts';
import type { Room } from '#core/picture-sizes.ts';

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

/** A block: what an owner can set, and what a visitor sees. */
export interface BlockDefinition<V extends Record<string, unknown> = Record<string, unknown>> {
  type: string;
  /** Its number among the blocks of pages: `data-block-type`, and what the widget renderer is asked by. */
  number: BlockType;
  name: string;
  summary: string;
  /** What one block is called where its values say it better than its kind. */
  nameOf?: (values: V) => string;
  category: (typeof BLOCK_CATEGORIES)[number];
  fields: Field<V>;
  View: ComponentType<ViewProps<V>>;
  /** Which fields are offered for these values, in groups; without it all of them, one below the other. */
  panel?: (values: V) => readonly PanelGroup[];
  /** What scripts may know of it before it wakes: JSON in `data-block-json`. */
  definition?: (values: V) => Readonly<Record<string, unknown>>;
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
    fields: { ...fields, read: (value) => fields.read(migrate(value)) },
    View: definition.View as ComponentType<ViewProps<Record<string, unknown>>>,
  } as BlockDefinition;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
