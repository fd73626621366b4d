import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedStyles } from './dev-styles.ts';

const PROJECT = join(import.meta.dirname, '../..');
const styles = sharedStyles(PROJECT);

test('while developing, pages have every style sheet that the built one is made of', () => {
  const entry = readFileSync(join(PROJECT, 'site/styles.ts'), 'utf8');
  const imports = entry.match(/^import '/gm) ?? [];
  expect(styles.filter((path) => !/^blocks\/|^site\/(shop|collections)\/.+\//.test(path))).toHaveLength(
    imports.length,
  );
  for (const path of [
    'site/base.css',
    'site/extras/extras.css',
    'browser/motion/block-animation.css',
    'blocks/accordion/styles.css',
    'blocks/image/masks.css',
    'site/shop/cart/styles.css',
  ])
    expect(styles).toContain(path);
  for (const path of styles) expect([path, existsSync(join(PROJECT, path))]).toEqual([path, true]);
});
