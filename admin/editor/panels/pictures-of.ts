import { image, type ImageValue } from '#core/fields/index.ts';
import { isRecord } from '#core/fields/field.ts';
import type { PageBody } from '#core/page/page.ts';

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
