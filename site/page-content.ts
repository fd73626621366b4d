import type { PageContent } from '#core/collections/block-content.ts';
import { blockOf } from '#blocks/index.ts';
import { headingsOf } from '#core/content/page-headings.ts';
import { trailOf } from '#core/content/trail.ts';
import { menuOf } from '#core/content/menu.ts';
import { bodiesOn } from './bodies.ts';
import { addressOf, choicesOf } from './frame/languages.tsx';
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
    url: addressOf(input),
    title: factsOf(input).title || title,
    menu: menuOf(input.navigation.main, input.pages, input.path),
    footerMenu: menuOf(input.navigation.footer, input.pages, input.path),
    trail: trailOf([...input.pages, ...input.collections.map(({ collection }) => collection)], input.path),
    headings: headingsOf(bodiesOn(input.content), blockOf),
    language: input.languages.current,
    languages: choicesOf(input),
    ...(input.fellBack.size > 0 && { fellBack: input.fellBack }),
    blocks: input.blockContent ?? {},
    ...(input.feeds && { feeds: input.feeds }),
    ...(input.cookieTable && { cookieTable: input.cookieTable }),
    ...(input.letters && { letters: input.letters }),
    ...(input.donations && { donations: input.donations }),
    ...(input.memberAreas && { memberAreas: input.memberAreas }),
  };
}
