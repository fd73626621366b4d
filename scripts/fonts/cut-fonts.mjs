// Cuts the fonts of the templates to the weights they are set in, and once more to the letters of plain English. What is
// left out comes with the whole file, when it is needed.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keyOfWeights, weightsOfFamily, weightsOfTheme } from '../../core/theme/font-cuts.ts';
import { lettersOf, PLAIN_RANGE } from '../../core/theme/plain-letters.ts';
import { fontFamily } from '../../core/theme/fonts.ts';

const root = join(import.meta.dirname, '../..');
const LOOKS = globSync('site/templates/*/look.ts', { cwd: root }).map((file) => file.replaceAll('\\', '/'));

/** Other weights of a font need its whole file beside the cut; some fonts hardly shrink. */
const WORTH_IT = 0.85;

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
  const cut = (letters, options) =>
    subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes, ...options });
  const keep = (bytes, about) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const file = `cut-${folder}-${keyOfWeights(weights)}${about}-${hash}.woff2`;
    writeFileSync(join(outDir, file), bytes);
    return `/fonts/${file}`;
  };
  const bytes = await cut(undefined, { keepAllGlyphs: true });
  if (bytes.length > WORTH_IT * whole.length) return undefined;
  const plain = await cut(lettersOf(PLAIN_RANGE));
  return {
    file: keep(bytes, ''),
    ...(plain.length <= WORTH_IT * bytes.length && {
      plainFile: keep(plain, '-plain'),
    }),
  };
}
