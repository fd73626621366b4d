import { createContext } from 'react';
import type { PageContent } from '#core/collections/block-content.ts';
import { businessSettings } from '#core/settings/business.ts';
import { NO_IMAGE } from '#core/fields/index.ts';

/** The page around a block. Where nobody tells, there is nothing to know. */
export const PageContentContext = createContext<PageContent>({
  region: { language: 'en', region: '', timezone: 'UTC' },
  siteTitle: '',
  business: businessSettings.initial,
  logo: NO_IMAGE,
  url: '',
  title: '',
  menu: [],
  footerMenu: [],
  blocks: {},
});
