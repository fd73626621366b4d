import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stylesOf } from './dev-styles.ts';

const PROJECT = join(import.meta.dirname, '../..');

test.each([
  [
    'site/styles.ts',
    [
      'site/base.css',
      'site/extras/extras.css',
      'browser/motion/block-animation.css',
      'blocks/accordion/styles.css',
      'site/shop/cart/styles.css',
    ],
  ],
  ['site/collections/styles.ts', ['site/collections/media.css', 'site/collections/comments/styles.css']],
])('while developing, pages have every style sheet that %s is made of', (entry, some) => {
  const styles = stylesOf(PROJECT, entry);
  const imports = readFileSync(join(PROJECT, entry), 'utf8').match(/^import '/gm) ?? [];
  const isGlobbed = /^blocks\/.+\/styles\.css$|^site\/shop\/.+\//;
  expect(styles.filter((path) => !isGlobbed.test(path))).toHaveLength(imports.length);
  for (const path of some) expect(styles).toContain(path);
  for (const path of styles) expect([path, existsSync(join(PROJECT, path))]).toEqual([path, true]);
});
