import { describe, expect, test } from 'vitest';
import { findFaults, MAX_LINES } from './boundaries.mjs';

const faultsOf = (tree: Record<string, string>) =>
  findFaults(tree).map(({ path, fault }) => `${path}: ${fault}`);

describe('allowed', () => {
  test.each([
    ['contract/forms.ts', "import { a } from '#core/forms.ts';"],
    ['contract/forms.ts', "import { z } from 'zod';"],
    ['browser/focus.ts', "import type { Form } from '#contract/forms.ts';"],
    ['blocks/form/view.tsx', "import { a } from '#browser/focus.ts';"],
    ['blocks/form/view.tsx', "import { a } from '#contract/forms.ts';"],
    ['blocks/form/island.tsx', "import type { Form } from '#contract/forms.ts';"],
    ['site/page.tsx', "import { blocks } from '#blocks/index.ts';"],
    ['admin/shell.tsx', "import { Page } from '#site/page.tsx';"],
    ['server/forms/routes.ts', "import { forms } from '#contract/forms.ts';"],
    ['server/forms/service.ts', "import { find } from './store.ts';"],
    ['server/orders/service.ts', "import { makeForms } from '../forms/service.ts';"],
    [
      'server/assets/a.ts',
      "import type { Sharp } from 'sharp';\nconst { default: sharp } = await import('sharp');",
    ],
    ['server/render/page.ts', "import type { Page } from '#site/page.tsx';"],
    ['server/demo/demo.ts', "import { shop } from '#site/templates/shop.ts';"],
    ['server/pages/check.ts', "import { fields } from '#blocks/form/fields.ts';"],
    ['scripts/start.mjs', "import { makeSteps } from '../server/steps.mjs';"],
    ['server/forms/routes.test.ts', "import { find } from '../orders/store.ts';"],
    ['core/forms.test.ts', "import { readFileSync } from 'node:fs';"],
    ['core/forms.ts', '// A Date.now() in a comment, and in a string:\nconst text = "Math.random()";'],
    ['core/forms.ts', 'export const at = (now: number) => new Date(now);'],
    ['e2e/shop.ts', "import { fields } from '#blocks/form/fields.ts';"],
    ['server/helpers-wanted/page.ts', ''],
  ])('%s may say: %s', (path, source) => {
    expect(faultsOf({ [path]: source })).toEqual([]);
  });
});

describe('refused', () => {
  test.each([
    [
      'core/a.ts',
      "import { b } from '#contract/b.ts';",
      'core/ imports contract/, which is built on top of it',
    ],
    ['core/a.ts', "import type { B } from '#site/b.ts';", 'core/ imports site/, which is built on top of it'],
    [
      'blocks/a/view.tsx',
      "export { b } from '#site/b.ts';",
      'blocks/ imports site/, which is built on top of it',
    ],
    [
      'site/a.ts',
      "const b = await import('#admin/b.ts');",
      'site/ imports admin/, which is built on top of it',
    ],
    ['admin/a.tsx', "import type { B } from '#server/b.ts';", 'admin/ imports server/'],
    ['server/a.ts', "import { b } from '#admin/b.tsx';", 'server/ imports admin/'],
    ['server/a.ts', "import type { B } from '#browser/b.ts';", 'server/ imports browser/'],
    [
      'server/a.ts',
      "import { Page } from '#site/page.tsx';",
      'server/ imports code of site/, which Node cannot run unbuilt',
    ],
    ['server/a.ts', "import { b } from '../scripts/build.mjs';", 'server/ imports scripts/'],
    ['server/a.ts', "import sharp from 'sharp';", 'loads sharp at every start'],
    ['core/a.ts', "import { join } from 'node:path';", 'core/ imports node:path'],
    ['core/a.ts', "import fs from 'fs/promises';", 'core/ imports fs/promises'],
    ['core/a.ts', "import { useState } from 'react';", 'core/ imports react'],
    ['core/a.ts', 'const now = Date.now();', 'core/ reaches for Date.now'],
    ['core/a.ts', 'const now = new Date();', 'core/ reaches for new Date()'],
    ['core/a.ts', 'const id = crypto.randomUUID();', 'core/ reaches for crypto'],
    [
      'server/orders/service.ts',
      "import { find } from '../forms/store.ts';",
      'reads the rows of forms directly',
    ],
    ['server/app.ts', "import { find } from './forms/store.ts';", 'reads the rows of forms directly'],
    ['server/app.ts', "import { find } from './forms/key-store.ts';", 'reads the rows of forms directly'],
    ['server/app.ts', "import { find } from './forms/keys/store.ts';", 'reads the rows of forms directly'],
    [
      'server/app.ts',
      "import { aSite } from './testing/a-site.ts';",
      'imports server/testing/a-site.ts, which is for tests',
    ],
    ['contract/a.ts', "import { b } from '../core/b.ts';", 'goes to core/ by a relative path'],
    ['browser/a.ts', "import { z } from 'zod';", "brings zod into the visitor's browser"],
    ['core/utils/a.ts', '', '"utils" says nothing about what is inside'],
    ['server/date-helpers.ts', '', '"date-helpers" says nothing about what is inside'],
    ['admin/Manager.tsx', '', '"Manager" says nothing about what is inside'],
    ['site/styles.css', '\n'.repeat(MAX_LINES) + 'a', `has ${MAX_LINES + 1} lines, more than ${MAX_LINES}`],
  ])('%s may not say: %s', (path, source, fault) => {
    expect(faultsOf({ [path]: source })).toEqual([`${path}: ${fault}`]);
  });
});

test('zod is found wherever an island brings it from, and the way is told', () => {
  const tree = {
    'blocks/form/island.tsx': "import { limits } from './fields.ts';",
    'blocks/form/fields.ts': "import { text } from '#core/fields.ts';",
    'core/fields.ts': "import { z } from 'zod';",
  };
  expect(faultsOf(tree)).toEqual([
    "core/fields.ts: brings zod into the visitor's browser " +
      '(it comes by way of blocks/form/island.tsx → blocks/form/fields.ts)',
  ]);
});

test('circles are found once each, and types alone make none', () => {
  const tree = {
    'core/a.ts': "import { b } from './b.ts';",
    'core/b.ts': "import { c } from './c.ts';",
    'core/c.ts': "import { a } from './a.ts';\nimport type { D } from './d.ts';",
    'core/d.ts': "import { c } from './c.ts';",
  };
  expect(faultsOf(tree)).toEqual([
    'core/a.ts: imports itself in a circle: core/a.ts → core/b.ts → core/c.ts → core/a.ts',
  ]);
});

test('every finding names its line and what to do instead', () => {
  const source = "import { a } from './a.ts';\n\nimport { b } from '#site/b.ts';";
  expect(findFaults({ 'core/x.ts': source })).toEqual([
    {
      path: 'core/x.ts',
      line: 3,
      fault: 'core/ imports site/, which is built on top of it',
      instead: 'move what both need down into core/, or pass it in as a parameter',
    },
  ]);
});
