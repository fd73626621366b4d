import { expect, test } from 'vitest';
import { sectionStyle } from './fields.ts';
import { withoutFiles } from './own-files.ts';
import type { Portable } from './portable.ts';
import { aBlock } from './testing/pages.ts';

const block = (values: Record<string, unknown>): Portable => ({
  kind: 'blocks',
  blocks: [{ ...aBlock('a'), values }],
});

const jar = '/images/x/jar.jpg';

test.each([
  [{ image: { src: jar, alt: 'A jar' } }, { image: { src: '', alt: 'A jar' } }, [jar]],
  [
    { items: [{ src: jar }, { src: '/images/x/b.jpg' }] },
    { items: [{ src: '' }, { src: '' }] },
    [jar, '/images/x/b.jpg'],
  ],
  [{ image: { src: 'https://example.com/a.jpg' } }, { image: { src: 'https://example.com/a.jpg' } }, []],
  [{ text: jar, link: { href: '/s/list.pdf' } }, { text: jar, link: { href: '/s/list.pdf' } }, []],
])('%j', (values, left, files) => {
  expect(withoutFiles(block(values))).toEqual({ left: block(left), files });
});

test('the background of a section', () => {
  const background = { ...sectionStyle.initial.background, src: jar };
  const style = { ...sectionStyle.initial, background, video: '/s/loop.mp4' };
  const { left, files } = withoutFiles({ kind: 'section', section: { id: 's', style, blocks: [] } });
  expect(files.toSorted()).toEqual([jar, '/s/loop.mp4']);
  expect(left).toMatchObject({ section: { style: { video: '', background: { src: '' } } } });
});
