import { expect, test } from 'vitest';
import { findFaults } from './boundaries.mjs';

test.each([
  ['admin/shell/routes.tsx', "import { area } from '../features/pages/area.tsx';"],
  ['admin/shell/areas/areas.ts', "const load = () => import('../../features/pages/area.tsx');"],
  ['admin/features/pages/tree/row.tsx', "import { menu } from '../actions/menu.tsx';"],
  ['admin/features/pages/area.tsx', "import { OpenEditor } from '../../editor/open-editor.tsx';"],
  ['admin/main.tsx', "import './shell/start.tsx';"],
  ['admin/kit/panel.test.tsx', "import { Shell } from '../shell/shell.tsx';"],
])('%s may say %s', (path, source) => {
  expect(findFaults({ [path]: source })).toEqual([]);
});

test.each([
  [
    'admin/kit/panel.tsx',
    "import classes from '../shell/shell.module.css';",
    'admin/kit/ imports admin/shell/, which is built on top of it',
  ],
  [
    'admin/fields/values/money.tsx',
    "import type { Currency } from '../../features/selling/queries.ts';",
    'admin/fields/ imports admin/features/, which is built on top of it',
  ],
  [
    'admin/documents/age.ts',
    "const load = () => import('../editor/late.tsx');",
    'admin/documents/ imports admin/editor/, which is built on top of it',
  ],
  [
    'admin/features/inbox/panel.tsx',
    "import { optionsQuery } from '../forms/queries.ts';",
    'the feature inbox imports the feature forms',
  ],
  ['admin/chat/panel.tsx', "import { call } from '../http/call.ts';", 'admin/chat/ is no floor of the admin'],
])('%s may not say %s', (path, source, fault) => {
  const [found] = findFaults({ [path]: source });
  expect(found).toMatchObject({ path, line: 1, fault });
  expect(found?.instead).not.toBe('');
});
