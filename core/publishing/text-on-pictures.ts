import { control, isRecord } from '../fields/field.ts';
import { readingOrder } from '../page/layout.ts';
import { GRID_COLUMNS, VEIL_SHARES, type Block, type Place, type Section } from '../page/page.ts';
import { doOverlap } from '../page/place.ts';
import { AA_TEXT } from '../theme/colour.ts';
import { contrastOnPicture, type PictureParts, type Stretch } from '../theme/text-on-picture.ts';
import type { BodyFacts } from './body-facts.ts';
import type { Finding } from './finding.ts';
import { blockWords, sectionWords } from './place-words.ts';
import { leavesOf } from './values/visit.ts';

/** Words that cannot be read on the picture they lie on: the background of their section, or another block. */
export function textOnPictures(section: Section, facts: BodyFacts): Finding[] {
  const onBackground = textOnBackground(section, facts);
  const found = onBackground === undefined ? [] : [onBackground];
  const blocks = readingOrder(section.blocks);
  for (const [index, block] of blocks.entries()) {
    if (!hasBareWords(block, facts)) continue;
    // What comes first lies below.
    const worst = Math.min(
      ...blocks.slice(0, index).map((below) => contrastOnBlock(block, below, { section, facts })),
    );
    if (worst < AA_TEXT)
      found.push({
        check: 'contrast',
        message: `${blockWords(block, section, facts.blockOf)} is on a picture with a contrast of ${worst.toFixed(1)} to 1 in places. Move it, or choose another picture.`,
        place: { kind: 'block', id: block.id },
      });
  }
  return found;
}

/** A phone shows this much of a picture's width, around its focal point. */
const PHONE_SHARE = 0.4;

function textOnBackground(section: Section, facts: BodyFacts): Finding | undefined {
  const { background, video, videoLink, veil, tone } = section.style;
  const isFilm = video !== '' || videoLink !== '';
  const texts = section.blocks.filter(({ type }) => !facts.blockOf(type)?.isWordless);
  if (texts.length === 0 || (background.src === '' && !isFilm)) return undefined;
  const tell = (problem: string): Finding => ({
    check: 'contrast',
    message: `${sectionWords(section, facts.blockOf)} ${problem}`,
    place: { kind: 'section', id: section.id },
  });
  const parts = background.src === '' ? undefined : facts.partsOf(background.src);
  // Nobody can say how bright a film is where the words come to stand.
  if (!parts || isFilm)
    return veil === 'none' ? tell('has text on a picture without an overlay.') : undefined;
  const around = Math.min(Math.max(background.focalPoint.x, PHONE_SHARE / 2), 1 - PHONE_SHARE / 2);
  const stretches = [
    ...texts.map(({ place: { base } }) => ({
      from: (base.column - 1) / GRID_COLUMNS,
      to: (base.column - 1 + base.span) / GRID_COLUMNS,
    })),
    { from: around - PHONE_SHARE / 2, to: around + PHONE_SHARE / 2 },
  ];
  const worst = Math.min(
    ...facts.grounds(tone).map((ground) => contrastOnPicture(parts, ground, VEIL_SHARES[veil], stretches)),
  );
  return worst < AA_TEXT
    ? tell(
        `has text on a picture with a contrast of ${worst.toFixed(1)} to 1 in places. Choose a stronger overlay or another picture.`,
      )
    : undefined;
}

/** Headings and texts have no ground of their own, as buttons do. */
function hasBareWords({ type, values }: Block, { blockOf }: BodyFacts): boolean {
  const rules = blockOf(type);
  if (!rules || rules.isWordless || rules.isEmpty?.(values)) return false;
  return (
    rules.levelField !== undefined ||
    [...leavesOf(values, rules.fields.control)].some((leaf) => leaf.control.kind === 'richText')
  );
}

/** How well the words can be read where they lie over a picture of the other block; beside it they always can. */
function contrastOnBlock(
  { place }: Block,
  below: Block,
  { section, facts }: { section: Section; facts: BodyFacts },
): number {
  if (!facts.blockOf(below.type)?.isWordless || !doOverlap(place.base, below.place.base)) return Infinity;
  const stretch = stretchOver(place.base, below.place.base);
  const grounds = facts.grounds(section.style.tone);
  return Math.min(
    ...picturesOf(below, facts).flatMap((parts) =>
      grounds.map((ground) => contrastOnPicture(parts, ground, VEIL_SHARES.none, [stretch])),
    ),
  );
}

function picturesOf({ type, values }: Block, { blockOf, partsOf }: BodyFacts): PictureParts[] {
  return [...leavesOf(values, blockOf(type)?.fields.control ?? UNKNOWN)].flatMap((leaf) => {
    const src = leaf.control.kind === 'image' && isRecord(leaf.value) ? leaf.value.src : '';
    const parts = typeof src === 'string' && src !== '' ? partsOf(src) : undefined;
    return parts ? [parts] : [];
  });
}

const UNKNOWN = control('custom', {});

const stretchOver = (words: Place, picture: Place): Stretch => ({
  from: (words.column - picture.column) / picture.span,
  to: (words.column + words.span - picture.column) / picture.span,
});
