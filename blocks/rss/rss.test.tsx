import { expect, test } from 'vitest';
import { businessSettings } from '#core/settings/business.ts';
import { checkWith, NO_IMAGE } from '#core/fields/index.ts';
import { PageContentContext } from '../kit/page-content.ts';
import { BLOCK_ID, draw } from '../kit/testing/draw.tsx';
import { renderToStaticMarkup } from '../kit/testing/render.tsx';
import rss from './block.ts';

const address = 'https://example.com/feed.xml';
const entry = (title: string) => ({
  title,
  href: `https://example.com/${title}`,
  publishedAt: '2026-05-01T00:00:00.000Z',
  excerpt: 'First words.',
});

const shown = (values: object) =>
  renderToStaticMarkup(
    <PageContentContext
      value={{
        region: { language: 'en', region: 'GB', timezone: 'UTC' },
        siteTitle: '',
        business: businessSettings.initial,
        logo: NO_IMAGE,
        url: '',
        title: '',
        menu: [],
        footerMenu: [],
        blocks: {},
        feeds: { [address]: [entry('one'), entry('two'), entry('three')] },
      }}
    >
      <rss.View id={BLOCK_ID} values={rss.fields.read({ address, ...values })} isEditing={false} />
    </PageContentContext>,
  );

test('as many entries as asked for, with what is wanted of them', () => {
  const markup = shown({ count: 2, hasExcerpts: true });
  expect(markup.match(/<li>/g)).toHaveLength(2);
  expect(markup).toContain('1 May 2026');
  expect(markup).toContain('First words.');
  expect(shown({ hasDates: false })).not.toMatch(/2026|First/);
});

test('until there are entries the way to the feed stands there', () => {
  expect(draw(rss, { address })).toContain(`<a href="${address}" rel="noopener">Read on example.com</a>`);
});

test.each(['javascript:alert(1)', 'feed.xml', '/feed.xml', 'ftp://example.com'])('%s is refused', (wrong) => {
  expect(checkWith(rss.fields, { ...(rss.fields.initial as object), address: wrong }).ok).toBe(false);
  expect(draw(rss, { address: wrong })).toBe('');
});
