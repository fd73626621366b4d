import { expect, test } from 'vitest';
import { checkWith } from '../fields/index.ts';
import { FOLDER_IN_FOLDER, navigationFields } from './navigation.ts';

const link = { title: 'Shop', pageId: '', href: '/shop', newWindow: false };

test('links and folders of links', () => {
  const value = {
    main: [
      { ...link, children: [] },
      { ...link, title: 'More', href: '', children: [link] },
    ],
    footer: [{ ...link, children: [] }],
  };
  expect(checkWith(navigationFields, value)).toEqual({ ok: true, value });
});

test('a folder holds no folders', () => {
  const value = { main: [{ ...link, children: [{ ...link, children: [link] }] }], footer: [] };
  expect(checkWith(navigationFields, value)).toEqual({
    ok: false,
    problems: [{ path: 'main.0.children.0', message: FOLDER_IN_FOLDER }],
  });
  expect(navigationFields.read(value)).toEqual({ main: [{ ...link, children: [link] }], footer: [] });
});

test('a broken link keeps what is sound of it', () => {
  expect(navigationFields.read({ main: [{ title: 'Shop', href: 7 }, null] })).toEqual({
    main: [
      { ...link, href: '', children: [] },
      { title: '', pageId: '', href: '', newWindow: false, children: [] },
    ],
    footer: [],
  });
});
