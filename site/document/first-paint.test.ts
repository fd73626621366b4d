import { expect, test } from 'vitest';
import { aBlock, anId, aPage, aSection } from '#core/page/testing/pages.ts';
import type { Block, SectionStyle } from '#core/page/page.ts';
import { paintsAfter } from './first-paint.ts';

const section = (blocks: Block[], style: Partial<SectionStyle>) => {
  const plain = aSection('s', blocks);
  return { ...plain, style: { ...plain.style, ...style } };
};
const page = (style: Partial<SectionStyle>) =>
  aPage(
    section([aBlock('g')], { hidden: true, align: 'end' }),
    section([aBlock('b', { row: 2 }), aBlock('a')], style),
  );

test.each([
  ['a header, and a section from its top down', true, page({}), 'site-menu'],
  ['a header alone', true, undefined, 'site-menu'],
  ['a section set from its foot', true, page({ align: 'end' }), `b${anId('b')}`],
  ['a centred section without a header', false, page({ align: 'center' }), `b${anId('b')}`],
  ['neither', false, page({}), undefined],
])('%s', (_, hasHeader, first, id) => {
  expect(paintsAfter({ hasHeader, first })).toBe(id);
});
