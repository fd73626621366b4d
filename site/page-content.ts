import type { PageContent } from '#core/collections/block-content.ts';
import { menuOf } from '#core/content/menu.ts';
import { logoOf } from './frame/header.tsx';
import { factsOf } from './document/page-facts.ts';
import type { PageInput } from './page-input.ts';

/** What blocks can know of the page they stand on. */
export function pageContentOf(input: PageInput): PageContent {
  const { language, region, timezone, title } = input.settings.site;
  return {
    region: { language, region, timezone },
    siteTitle: title,
    business: input.settings.business,
    logo: logoOf(input),
    url: input.baseUrl + input.path,
    title: factsOf(input).title || title,
    menu: menuOf(input.navigation.main, input.pages, input.path),
    footerMenu: menuOf(input.navigation.footer, input.pages, input.path),
    blocks: input.blockContent ?? {},
    ...(input.cookieTable && { cookieTable: input.cookieTable }),
    ...(input.donations && { donations: input.donations }),
  };
}
