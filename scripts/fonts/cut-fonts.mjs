// Cuts the fonts of the templates to the weights they are set in, once more to the letters of plain English, and fonts of
// headings to one optical size for phones. What is left out comes with the whole file, when it is needed.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keyOfWeights, LATIN_RANGE, weightsOfFamily, weightsOfTheme } from '../../core/theme/font-cuts.ts';
import { lettersOf, PLAIN_RANGE } from '../../core/theme/plain-letters.ts';
import { fontFamily } from '../../core/theme/fonts.ts';

const root = join(import.meta.dirname, '../..');
const LOOKS = globSync('site/templates/*/look.ts', { cwd: root }).map((file) => file.replaceAll('\\', '/'));

/** Other weights of a font need its whole file beside the cut; some fonts hardly shrink. */
const WORTH_IT = 0.85;

/** Headings on phones are set in some 20 to 50 px. */
const PHONE_OPTICAL_SIZE = 30;

/** What letters do by themselves, and the figures that style sheets ask for. */
const FEATURES = 'calt ccmp clig kern liga locl mark mkmk rclt rlig rvrn lnum pnum tnum'.split(' ');

/** What the cuts are made of, besides the fonts. */
export const FONT_SOURCES = [
  'core/theme/font-cuts.ts',
  'core/theme/fonts.ts',
  'core/theme/plain-letters.ts',
  ...LOOKS.sort(),
];

/** Writes the cuts and a list of them, `manifest.json`, as `FontCuts` of `core/theme/font-cuts.ts`. */
export async function cutFonts(outDir) {
  // Loaded when there is something to cut: most builds find all of it done.
  const { default: subsetFont } = await import('subset-font');
  mkdirSync(outDir, { recursive: true });
  const cuts = {};
  for (const file of LOOKS) {
    const { default: look } = await import(pathToFileURL(join(root, file)).href);
    for (const [name, wanted] of Object.entries(weightsOfTheme(look.theme))) {
      const weights = weightsOfFamily(name, wanted);
      const tried = (cuts[name] ??= new Map());
      const key = keyOfWeights(weights);
      if (!tried.has(key))
        tried.set(key, { weights, ...(await cutFont(name, weights, { outDir, subsetFont })) });
    }
  }
  const made = Object.entries(cuts).map(([name, tried]) => [
    name,
    [...tried.values()].filter(({ file }) => file),
  ]);
  writeFileSync(join(outDir, 'manifest.json'), JSON.stringify(Object.fromEntries(made)));
}

async function cutFont(name, weights, { outDir, subsetFont }) {
  const { folder, variant } = fontFamily(name);
  const [lightest, boldest] = weights;
  const whole = readFileSync(
    join(root, `node_modules/@fontsource-variable/${folder}/files/${folder}-latin-${variant}-normal.woff2`),
  );
  const variationAxes = { wght: lightest === boldest ? lightest : { min: lightest, max: boldest } };
  const cut = (range, moreAxes) =>
    subsetFont(whole, lettersOf(range), {
      targetFormat: 'woff2',
      variationAxes: { ...variationAxes, ...moreAxes },
      keepFeatures: FEATURES,
    });
  const keep = (bytes, about) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const file = `cut-${folder}-${keyOfWeights(weights)}${about}-${hash}.woff2`;
    writeFileSync(join(outDir, file), bytes);
    return `/fonts/${file}`;
  };
  /** With all letters and with plain ones, where that is worth a file. */
  async function cutFiles(most, about, moreAxes) {
    const bytes = await cut(LATIN_RANGE, moreAxes);
    if (bytes.length > WORTH_IT * most) return undefined;
    const plain = await cut(PLAIN_RANGE, moreAxes);
    const files = {
      file: keep(bytes, about),
      ...(plain.length <= WORTH_IT * bytes.length && { plainFile: keep(plain, `${about}-plain`) }),
    };
    return { files, length: bytes.length };
  }
  const made = await cutFiles(whole.length, '', {});
  if (!made) return undefined;
  const isForHeadings = lightest === boldest;
  const phone =
    variant === 'opsz' && isForHeadings
      ? await cutFiles(made.length, '-phone', { opsz: PHONE_OPTICAL_SIZE })
      : undefined;
  return { ...made.files, ...(phone && { phone: phone.files }) };
}
