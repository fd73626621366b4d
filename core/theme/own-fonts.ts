import { control, leaf, type Field, type Words } from '../fields/field.ts';
import { group, list, number, text, toggle, type ValueOf } from '../fields/index.ts';

/** Far above any text font with all its axes; larger ones keep visitors waiting. */
export const MAX_FONT_MB = 5;
const MAX_OWN_FONTS = 12;
const MAX_NAME_LENGTH = 60;

/** Both end up in a style sheet: nothing in them can end a value. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u;
const FILE = /^\/s\/[a-z0-9][a-z0-9._-]*\.woff2$/;

/** A family by its name: one of those that come along, or one of the owner's own. */
export function fontName(initial: string, words: Words): Field<string> {
  return leaf({
    control: control('font', words),
    initial,
    parse: (value) =>
      typeof value === 'string' && value.length <= MAX_NAME_LENGTH && NAME.test(value)
        ? { value }
        : { problem: 'Choose a font from the list.' },
  });
}

const fontFile = (): Field<string> =>
  leaf({
    control: control('text', {}, { max: 200, lines: 1, isLiteral: true }),
    initial: '',
    parse: (value) =>
      typeof value === 'string' && (value === '' || FILE.test(value))
        ? { value }
        : { problem: 'Must be a font of this site.' },
  });

/** One file of a family. Several with the same name are its weights and its italic. */
const ownFont = group({
  name: fontName('Own font', { label: 'Name' }),
  file: fontFile(),
  lightest: number({ min: 1, max: 1000, initial: 400, label: 'Lightest weight' }),
  boldest: number({ min: 1, max: 1000, initial: 400, label: 'Boldest weight' }),
  isItalic: toggle(false, { label: 'Italic' }),
  licence: text({ max: 500, lines: 2, isLiteral: true, label: 'Licence' }),
});
export type OwnFont = ValueOf<typeof ownFont>;

export const ownFonts = list(ownFont, { max: MAX_OWN_FONTS, label: 'Your fonts' });

/** A family name that style sheets and fields take, made of whatever a file says. */
export function tidyFontName(said: string): string {
  const tidy = said
    .replaceAll(/[^\p{L}\p{N} _-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const name = tidy
    .replace(/^[ _-]+/, '')
    .slice(0, MAX_NAME_LENGTH)
    .trim();
  return NAME.test(name) ? name : 'Own font';
}
