import { expect, test } from 'vitest';
import { findFaults } from './boundaries.mjs';

const WRITES = 'writes the address of a call';
const SENDS = 'talks to the server by itself';

test.each([
  ['blocks/form/send.ts', "send('/api/form/Save');", WRITES],
  ['site/platform/entry.tsx', 'const form = <form action="/api/auth/Login" />;', WRITES],
  ['admin/list.tsx', 'const href = `${origin}/api/orders/${id}`;', WRITES],
  ['browser/http/call.ts', "send('/api/cart');", WRITES],
  ['site/popup/start.ts', 'void fetch(address);', SENDS],
  ['browser/page/errors.ts', 'navigator.sendBeacon(address, body);', SENDS],
  ['admin/http/early.ts', 'const request = new XMLHttpRequest();', SENDS],
])('%s may not say: %s', (path, source, fault) => {
  expect(findFaults({ [path]: source }).map((finding) => finding.fault)).toEqual([fault]);
});

test.each([
  ['contract/addresses/cart.ts', "export const read = { method: 'GET', path: '/api/cart' } as const;"],
  ['browser/http/request.ts', 'export const answer = fetch(url, init);'],
  [
    'blocks/form/send.ts',
    "import { save } from '#contract/addresses/forms.ts';\nimport { call } from '#browser/http/call.ts';",
  ],
  ['blocks/form/island.tsx', "import { save } from '#contract/addresses/forms.ts';"],
  ['browser/page/fonts.ts', '// Nothing is asked of /api/ here, and fetch() is a word.\nfonts.fetch(name);'],
  ['blocks/video/lookup.ts', "const vimeo = 'https://vimeo.com/api/oembed.json';"],
  ['site/popup/start.browser.test.ts', "expect(fetch('/api/census')).toBe(true);"],
  ['server/forms/routes.ts', "app.get('/api/forms', () => fetch(address));"],
])('%s may say: %s', (path, source) => {
  expect(findFaults({ [path]: source })).toEqual([]);
});
