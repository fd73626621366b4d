import type { ComponentType } from 'react';
import type { PageContent } from '#core/collections/block-content.ts';
import { businessSettings } from '#core/settings/business.ts';
import { NO_IMAGE, type Field } from '#core/fields/index.ts';
import type { ViewProps } from '../block.tsx';
import { PageContentContext } from '../page-content.ts';
import { BLOCK_ID } from './draw.tsx';
import { renderToStaticMarkup } from './render.tsx';

/** A page that knows of nothing but itself. */
export const PAGE: PageContent = {
  region: { language: 'en', region: 'GB', timezone: 'UTC' },
  siteTitle: 'Provisions',
  business: businessSettings.initial,
  logo: NO_IMAGE,
  url: 'https://example.com/notes',
  title: 'Notes',
  menu: [],
  footerMenu: [],
  blocks: {},
};

/** Draws one view from values as they are stored, on a page that knows what it is told here. */
export const drawerOf =
  <V,>({ fields, View }: { fields: Field<V>; View: ComponentType<ViewProps<V>> }) =>
  (values: object = {}, page: Partial<PageContent> = {}, { isEditing = false } = {}): string =>
    renderToStaticMarkup(
      <PageContentContext value={{ ...PAGE, ...page }}>
        <View id={BLOCK_ID} values={fields.read(values)} isEditing={isEditing} />
      </PageContentContext>,
    );

/** What is read on it: texts and names, without scripts and markup. */
export function textIn(markup: string): string {
  return markup
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What search engines read on it. */
export function dataIn(markup: string): unknown {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(markup)?.[1];
  return json === undefined ? undefined : JSON.parse(json);
}

export const countOf = (markup: string, what: string): number => markup.split(what).length - 1;
