import { expect, test } from 'vitest';
import { menuOf } from './menu.ts';

const link = (values: object) => ({ title: '', pageId: '', href: '', newWindow: false, ...values });

test('links follow the pages they name, and folders keep what is in them', () => {
  const pages = [{ id: 'p', path: '/about', title: 'About' }];
  const main = [
    { ...link({ pageId: 'p' }), children: [] },
    { ...link({ title: 'Nothing in it yet' }), children: [] },
    { ...link({ title: 'More' }), children: [link({ title: 'Bad', href: 'javascript:alert(1)' })] },
  ];
  expect(menuOf(main, pages, '/about')).toEqual([
    { title: 'About', to: { href: '/about', newWindow: false }, isHere: true, children: [] },
    {
      title: 'More',
      to: { href: '', newWindow: false },
      isHere: false,
      children: [{ title: 'Bad', to: { href: '', newWindow: false }, isHere: false }],
    },
  ]);
});
