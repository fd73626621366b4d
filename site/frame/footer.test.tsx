import { businessSettings } from '#core/settings/business.ts';
import { renderToStaticMarkup } from '#blocks/kit/testing/render.tsx';
import { expect, test } from 'vitest';
import { NO_IMAGE } from '#core/fields/index.ts';
import type { PageContent } from '#core/collections/block-content.ts';
import { pageBody } from '#core/page/stored/fields.ts';
import { blockOf } from '#blocks/index.ts';
import { PageContentContext } from '#blocks/kit/page-content.ts';
import { Footer } from './footer.tsx';

const content: PageContent = {
  region: { language: 'en', region: 'GB', timezone: 'UTC' },
  siteTitle: 'Shop',
  business: businessSettings.initial,
  logo: NO_IMAGE,
  url: '',
  title: '',
  menu: [],
  footerMenu: [{ title: 'Imprint', to: { href: '/imprint', newWindow: false }, isHere: false, children: [] }],
  blocks: {},
};

const drawn = (footerMenu: PageContent['footerMenu'], blocks: object[]) =>
  renderToStaticMarkup(
    <PageContentContext value={{ ...content, footerMenu }}>
      <Footer
        body={pageBody(blockOf).read({ sections: [{ id: 'a'.repeat(24), blocks }] })}
        isEditing={false}
      />
    </PageContentContext>,
  );
const block = (from: string) => ({ id: 'b'.repeat(24), type: 'navigation', values: { from } });

test.each<[string, PageContent['footerMenu'], object[], number]>([
  ['nothing in the menu', [], [], 0],
  ['the menu below the sections', content.footerMenu, [], 1],
  ['a block that shows the menu itself', content.footerMenu, [block('footer')], 1],
  ['a block with another menu', content.footerMenu, [block('main')], 1],
])('%s', (_, menu, blocks, times) => {
  expect(drawn(menu, blocks).split('href="/imprint"').length - 1).toBe(times);
});
