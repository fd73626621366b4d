import { SCROLL_MOTIONS, STAGGERS } from '../../theme/motion.ts';
import type { BlockRulesOf } from '../../blocks/rules.ts';
import { choice, group, image, list, text, toggle, type ImageValue } from '../../fields/index.ts';
import { control, isRecord, type Field, type Problem, type Report } from '../../fields/field.ts';
import { isId } from '../../ids.ts';
import { backgroundLink } from '../../video/background.ts';
import { videoFile } from '../../video/file.ts';
import {
  BLOCK_ANIMATIONS,
  GRID_COLUMNS,
  MAX_BLOCKS_PER_LAYOUT,
  MAX_GRID_ROWS,
  MAX_SECTIONS,
  PHONE_COLUMNS,
  TONE_NAMES,
  TONES,
  TOO_MANY_BLOCKS,
  VEILS,
  type Block,
  type PageBody,
  type Place,
  type Section,
  type SectionStyle,
} from '../page.ts';
import { keepUnknown, noSuchBlock } from './unknown-blocks.ts';

import { overLimits, refuseOverLimit } from '../page-limits.ts';
import { rowBelow } from '../place.ts';

export const sectionStyle: Field<SectionStyle> = group({
  name: text({ max: 60, label: 'Name', help: 'Shown in the outline. Visitors can link to it.' }),
  tone: choice(TONES, 'paper', { label: 'Colours', labels: TONE_NAMES }),
  height: choice(['content', 'half', 'screen'], 'content', { label: 'Height' }),
  width: choice(['inset', 'full'], 'inset', { label: 'Width' }),
  space: choice(['none', 'small', 'medium', 'large'], 'medium', { label: 'Space' }),
  align: choice(['start', 'center', 'end'], 'start', { label: 'Vertical alignment' }),
  divider: choice(['none', 'line', 'cut'], 'none', { label: 'Divider' }),
  background: image({ label: 'Background picture' }) satisfies Field<ImageValue>,
  video: videoFile({
    label: 'Background video',
    help: 'Plays without sound, and not for people who asked for less motion or data. They see the picture.',
  }),
  videoLink: backgroundLink({
    label: 'Background video link',
    help: 'From YouTube or Vimeo. Visitors see the picture until they allow it to load.',
  }),
  veil: choice(VEILS, 'medium', {
    label: 'Overlay',
    help: 'Makes text on the picture easier to read.',
    labels: { none: 'None', light: 'Light', medium: 'Medium', strong: 'Strong' },
  }),
  scroll: choice(SCROLL_MOTIONS, 'none', {
    label: 'On scroll',
    labels: { none: 'Nothing', parallax: 'Background moves', reveal: 'Fades in', drift: 'Blocks drift' },
    help: 'In browsers that support it. Visitors who prefer less motion see none.',
  }),
  stagger: choice(STAGGERS, 'none', {
    label: 'Stagger animations',
    labels: { none: 'All at once', short: 'Short delay', long: 'Long delay' },
  }),
  hidden: toggle(false, { label: 'Hide this section' }),
  variant: text({ max: 40, label: 'Template style' }),
});

export function pageBody(blockOf: BlockRulesOf): Field<PageBody> {
  const sections = list(section(blockOf), { max: MAX_SECTIONS });
  const body: Field<PageBody> = group({ sections });
  return {
    ...body,
    check(value, report, path) {
      const checked = body.check(value, report, path);
      for (const message of overLimits(checked, blockOf))
        report({ path: path === '' ? 'sections' : `${path}.sections`, message });
      return checked;
    },
  };
}

function section(blockOf: BlockRulesOf): Field<Section> {
  const blocks = list(block(blockOf), { max: Number.MAX_SAFE_INTEGER });
  return {
    control: control('section', {}),
    initial: { id: '', style: sectionStyle.initial, blocks: [] },
    check(value, report, path) {
      const record = requireRecord(value, report, path, ['id', 'style', 'blocks', 'languages']);
      const checked = {
        id: checkId(record.id, report, path),
        style: sectionStyle.check(record.style ?? {}, report, `${path}.style`),
        blocks: blocks.check(record.blocks ?? [], report, `${path}.blocks`),
        ...some(shownLanguages.check(record.languages ?? [], report, `${path}.languages`)),
      };
      if (checked.blocks.length > MAX_BLOCKS_PER_LAYOUT)
        report({ path: `${path}.blocks`, message: TOO_MANY_BLOCKS });
      return checked;
    },
    read(value) {
      const record = isRecord(value) ? value : {};
      return {
        id: typeof record.id === 'string' ? record.id : '',
        style: sectionStyle.read(record.style),
        blocks: putBelow(blocks.read(record.blocks).filter((candidate) => candidate.type !== '')),
        ...some(shownLanguages.read(record.languages)),
      };
    },
  };
}

function block(blockOf: BlockRulesOf): Field<Block> {
  const animation = choice(BLOCK_ANIMATIONS, 'none');
  const initial: Block = { id: '', type: '', place: { base: FULL_WIDTH }, values: {}, animation: 'none' };
  return {
    control: control('block', {}),
    initial,
    check(value, report, path) {
      const type = isRecord(value) && typeof value.type === 'string' ? value.type : '';
      const fields = blockOf(type)?.fields;
      const known = fields || !isRecord(value) ? KNOWN_KEYS : Object.keys(value);
      const record = requireRecord(value, report, path, known);
      const id = checkId(record.id, report, path);
      if (!fields) {
        report({ path: `${path}.type`, message: noSuchBlock(type) });
        return keepUnknown(record, readPlaces(record.place)) ?? initial;
      }
      return {
        id,
        type,
        place: checkPlaces(record.place, report, `${path}.place`),
        values: fields.check(record.values ?? {}, report, `${path}.values`),
        animation: animation.check(record.animation ?? 'none', report, `${path}.animation`),
        ...some(shownLanguages.check(record.languages ?? [], report, `${path}.languages`)),
      };
    },
    read(value) {
      const record = isRecord(value) ? value : {};
      const fields = typeof record.type === 'string' ? blockOf(record.type)?.fields : undefined;
      if (!fields) return keepUnknown(record, readPlaces(record.place)) ?? initial;
      if (typeof record.type !== 'string' || typeof record.id !== 'string') return initial;
      return {
        id: record.id,
        type: record.type,
        place: readPlaces(record.place),
        values: fields.read(record.values),
        animation: animation.read(record.animation),
        ...some(shownLanguages.read(record.languages)),
      };
    },
  };
}

const KNOWN_KEYS = ['id', 'type', 'place', 'values', 'animation', 'languages'];

/** Codes, as long as they can be. */
const shownLanguages = list(text({ max: 35, isLiteral: true }), { max: 100 });

/** Most are shown in every language, and say nothing of it. */
const some = (languages: readonly string[]) => (languages.length === 0 ? {} : { languages });

function readPlaces(value: unknown): Block['place'] {
  const place = isRecord(value) ? value : {};
  const base = readPlace(place.base, GRID_COLUMNS) ?? FULL_WIDTH;
  const phone = readPlace(place.phone, PHONE_COLUMNS);
  return phone ? { base, phone } : { base };
}

/** Blocks whose stored place could not be read go below the others, where they cover nothing. */
function putBelow(blocks: Block[]): Block[] {
  const lost = blocks.filter(({ place }) => place.base === FULL_WIDTH);
  if (lost.length === 0) return blocks;
  const below = rowBelow(blocks.filter((one) => !lost.includes(one)).map(({ place }) => place.base));
  return blocks.map((one) => {
    const row = Math.min(below + lost.indexOf(one), MAX_GRID_ROWS);
    return lost.includes(one) ? { ...one, place: { ...one.place, base: { ...FULL_WIDTH, row } } } : one;
  });
}

const FULL_WIDTH: Place = { column: 1, span: GRID_COLUMNS, row: 1, rows: 1 };

function checkPlaces(value: unknown, report: Report, path: string): Block['place'] {
  const record = requireRecord(value, report, path, ['base', 'phone']);
  const one = (candidate: unknown, columns: number, name: string): Place => {
    const place = readPlace(candidate, columns);
    if (!place)
      report({
        path: `${path}.${name}`,
        message: `Must lie on the grid of ${columns} columns and ${MAX_GRID_ROWS} rows.`,
      });
    return place ?? FULL_WIDTH;
  };
  const base = one(record.base, GRID_COLUMNS, 'base');
  return record.phone === undefined ? { base } : { base, phone: one(record.phone, PHONE_COLUMNS, 'phone') };
}

function readPlace(value: unknown, columns: number): Place | undefined {
  if (!isRecord(value)) return undefined;
  const { column, span, row, rows } = value;
  const fits =
    isWithin(column, columns) &&
    isWithin(span, columns) &&
    column + span - 1 <= columns &&
    isWithin(row, MAX_GRID_ROWS) &&
    isWithin(rows, MAX_GRID_ROWS);
  return fits ? { column, span, row, rows } : undefined;
}

const isWithin = (value: unknown, max: number): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max;

function checkId(value: unknown, report: Report, path: string): string {
  if (isId(value)) return value;
  report({ path: `${path}.id`, message: 'Must be an id of 24 lowercase letters and digits.' });
  return '';
}

function requireRecord(
  value: unknown,
  report: Report,
  path: string,
  known: readonly string[],
): Record<string, unknown> {
  if (!isRecord(value)) {
    report({ path, message: 'Must be an object.' });
    return {};
  }
  for (const name of Object.keys(value)) {
    if (!known.includes(name)) report({ path: `${path}.${name}`, message: 'Is not a known field.' });
  }
  return value;
}

/** A layout or page that was above a limit before may be saved again as long as it does not grow. */
export function forgiveOldExcess(
  problems: readonly Problem[],
  { before, after }: { before: PageBody | undefined; after: PageBody },
  blockOf: BlockRulesOf,
): Problem[] {
  // As they can be read: what comes in may have any shape.
  const body = pageBody(blockOf);
  const bodies = { before: body.read(before), after: body.read(after) };
  const old = refuseOverLimit(bodies, blockOf) ? [] : overLimits(bodies.after, blockOf);
  const earlier = new Map(before?.sections.map(({ id, blocks }) => [id, blocks.length]));
  return problems.filter(({ path, message }) => {
    if (old.includes(message)) return false;
    const index =
      message === TOO_MANY_BLOCKS ? /(?:^|\.)sections\.(\d+)\.blocks$/.exec(path)?.[1] : undefined;
    const now = index === undefined ? undefined : after.sections[Number(index)];
    return !now || now.blocks.length > (earlier.get(now.id) ?? 0);
  });
}
