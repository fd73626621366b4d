import { image, type ImageValue } from '#core/fields/index.ts';
import { isRecord } from '#core/fields/field.ts';
import type { Asset } from '#contract/content/assets.ts';
import type { PageBody } from '#core/page/page.ts';
import { valueOf } from '../../pickers/assets/picture-value.ts';

const field = image();

/** The pictures a page shows, each once, in their order. */
export function picturesOf({ sections }: PageBody): ImageValue[] {
  const found = new Map<string, ImageValue>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    if (!isRecord(value)) return;
    const picture = typeof value.src === 'string' ? field.read(value) : undefined;
    if (picture && picture.src !== '') found.set(picture.src, picture);
    else Object.values(value).forEach(look);
  };
  look(sections.map(({ style, blocks }) => [style, blocks.map(({ values }) => values)]));
  return [...found.values()];
}

/** Below this width a picture is an icon or a logo, and would look lost in a section. */
const MIN_WIDTH = 600;

/** Pictures for a new section: those of the page, then others the site has, so that no page begins with empty frames. */
export function withOthers(own: readonly ImageValue[], newest: readonly Asset[]): ImageValue[] {
  const known = new Set(own.map(({ src }) => src));
  const others = newest.filter(
    ({ src, width }) => src !== '' && !known.has(src) && (width ?? 0) >= MIN_WIDTH,
  );
  return [...own, ...others.map(valueOf)];
}
