import { isRecord, type Problem } from '../../fields/field.ts';
import { isSame } from '../../same.ts';
import type { Block, BlockAnimation, Place } from '../page.ts';

/** How blocks are called; anything else was never one. */
const TYPE = /^[a-z][a-z0-9-]{0,39}$/;

export const noSuchBlock = (type: string) => `There is no block called “${type.slice(0, 40)}”.`;

/**
 * A block of a type that this version does not know, e.g. of a newer one. It is not drawn, and kept
 * exactly as it is until a version that knows it comes back.
 */
export function keepUnknown(
  record: Readonly<Record<string, unknown>>,
  place: { base: Place; phone?: Place },
): Block | undefined {
  const { id, type } = record;
  if (typeof id !== 'string' || typeof type !== 'string' || !TYPE.test(type)) return undefined;
  const { values, animation = 'none' } = record;
  const stored = isRecord(record.place) ? record.place : {};
  // A place it could not stand in is mended; one with more to it than we know is kept whole.
  const isPlaced = isSame(stored.base, place.base);
  return {
    ...record,
    id,
    type,
    place: isPlaced ? { ...stored, base: place.base } : place,
    values: isRecord(values) ? values : {},
    animation: animation as BlockAnimation,
  };
}

/** The types of all blocks in a stored document: a page's, a footer's, or a collection's. */
export function blockTypesIn(document: unknown): Set<string> {
  const bodies = isRecord(document) ? [document.body, document.footer, document.itemPage] : [];
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  const sections = bodies.flatMap((body) => (isRecord(body) ? list(body.sections) : []));
  const blocks = sections.flatMap((section) => (isRecord(section) ? list(section.blocks) : []));
  return new Set(
    blocks.flatMap((block) => (isRecord(block) && typeof block.type === 'string' ? block.type : [])),
  );
}

/** What is left when blocks of these types are let through. */
export function forgiveTypes(problems: readonly Problem[], types: ReadonlySet<string>): Problem[] {
  const forgiven = new Set([...types].filter((type) => TYPE.test(type)).map(noSuchBlock));
  return problems.filter(({ message }) => !forgiven.has(message));
}
