import { useContext, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { ShownArea } from '#core/members/member-area.ts';
import { PageContentContext } from '../kit/page-content.ts';
import { draw } from '../kit/testing/draw.tsx';
import { renderToStaticMarkup } from '../kit/testing/render.tsx';
import memberArea from './block.ts';
import { fields } from './fields.ts';
import { MemberAreaView } from './view.tsx';

const ID = 'abcdefghijklmnopqrstuvwx';
const AREA: ShownArea = {
  id: ID,
  name: 'The circle',
  words: 'Letters, once a month.',
  offers: [{ title: 'Circle pass', path: '/shop/circle-pass' }],
  isFree: false,
  path: '/letters',
};

function WithArea({ area, children }: { area: ShownArea; children: ReactNode }) {
  const page = useContext(PageContentContext);
  return <PageContentContext value={{ ...page, memberAreas: { [ID]: area } }}>{children}</PageContentContext>;
}

test.each([
  ['everything', {}, {}, ['The circle', 'Join with Circle pass', 'href="/letters"'], []],
  ['only the way in', { showTitle: false, showOffers: false }, {}, ['href="/letters"'], ['circle', 'Join']],
  ['no way in before a page is published', {}, { path: '' }, ['The circle'], ['/letters']],
])('shows %s', (_, values, change, present, absent) => {
  const markup = renderToStaticMarkup(
    <WithArea area={{ ...AREA, ...change }}>
      <MemberAreaView id={ID} isEditing={false} values={fields.read({ memberArea: ID, ...values })} />
    </WithArea>,
  );
  for (const words of present) expect(markup).toContain(words);
  for (const words of absent) expect(markup).not.toContain(words);
});

test('an area that is gone is nothing to visitors, and said to whoever edits', () => {
  expect(draw(memberArea, { memberArea: ID })).toBe('');
  expect(draw(memberArea, { memberArea: ID }, { isEditing: true })).toContain('no longer exists');
});
