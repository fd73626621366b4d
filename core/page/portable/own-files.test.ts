import { expect, test } from 'vitest';
import { sectionStyle } from '../stored/fields.ts';
import { filesIn, withFiles } from './own-files.ts';
import type { Portable } from './portable.ts';
import { aBlock } from '../testing/pages.ts';

const block = (values: Record<string, unknown>): Portable => ({
  kind: 'blocks',
  blocks: [{ ...aBlock('a'), values }],
});

const jar = '/images/x/jar.jpg';
const list = '/s/list.pdf';
const brought = new Map([
  [jar, '/images/y/2/jar.jpg'],
  [list, '/s/list-2.pdf'],
]);

test.each([
  [
    { image: { src: jar, alt: 'A jar' } },
    [jar],
    { image: { src: '/images/y/2/jar.jpg', alt: 'A jar' } },
    { image: { src: '', alt: 'A jar' } },
  ],
  [
    { items: [{ src: jar }, { src: '/images/x/b.jpg' }, { src: jar }] },
    [jar, '/images/x/b.jpg'],
    { items: [{ src: '/images/y/2/jar.jpg' }, { src: '' }, { src: '/images/y/2/jar.jpg' }] },
    { items: [{ src: '' }, { src: '' }, { src: '' }] },
  ],
  [
    { text: { content: [{ marks: [{ attrs: { href: `${list}?download` } }] }] } },
    [list],
    { text: { content: [{ marks: [{ attrs: { href: '/s/list-2.pdf?download' } }] }] } },
    { text: { content: [{ marks: [{ attrs: { href: `${list}?download` } }] }] } },
  ],
])('%j names %j', (values, files, moved, left) => {
  expect(filesIn(block(values))).toEqual(files);
  expect(withFiles(block(values), brought)).toEqual(block(moved));
  expect(withFiles(block(values), new Map())).toEqual(block(left));
});

test.each([
  [{ image: { src: 'https://example.com/a.jpg' } }],
  [{ text: jar, to: { href: '/about' } }],
  [{ to: { href: 'https://example.com/s/list.pdf' } }],
])('%j is left as it is', (values) => {
  expect(filesIn(block(values))).toEqual([]);
  expect(withFiles(block(values), new Map())).toEqual(block(values));
});

test('the background of a section', () => {
  const background = { ...sectionStyle.initial.background, src: jar };
  const style = { ...sectionStyle.initial, background, video: '/s/loop.mp4' };
  const section: Portable = { kind: 'section', section: { id: 's', style, blocks: [] } };
  expect(filesIn(section).toSorted()).toEqual([jar, '/s/loop.mp4']);
  expect(withFiles(section, brought)).toMatchObject({
    section: { style: { video: '', background: { src: '/images/y/2/jar.jpg' } } },
  });
});
