import { KINDS } from '#core/collections/kinds.ts';
import type { Theme } from '#core/theme/theme.ts';
import { fontFamily, googleFontsUrl } from '#core/theme/fonts.ts';
import { businessData } from '#core/settings/business.ts';
import { addressIn } from '#core/languages/site-languages.ts';
import { localeOf } from '#core/settings/locale.ts';
import { escape } from '#core/text/html.ts';
import { cutUrl, renditionUrl } from '#core/images/images.ts';
import { scriptJson, siteContext, type SiteContext } from '#core/site-context/context.ts';
import { SITE_STUB } from '#browser/page/lifecycle-stub.ts';
import { plainText } from '#core/rich-text/document.ts';
import type { PageBody } from '#core/page/page.ts';
import { bodiesOn } from '../bodies.ts';
import { addressOf, alternatesOfPage } from '../frame/languages.tsx';
import { logoOf } from '../frame/header.tsx';
import { productData } from '../shop/product-data.ts';
import type { Assets, CutFonts, PageInput, ShopPage } from '../page-input.ts';
import { factsOf } from './page-facts.ts';
import { kindData } from '../collections/structured-data.ts';
import { specialTitle } from '../special-pages.tsx';
import { fontNames, preloadedFonts } from './theme-css.ts';
import { wordsOfSite } from '#core/settings/site-words.ts';

/** Runs before anything else on the page: the context becomes a frozen global. */
const CONTEXT_STUB =
  '(function(d,f){window.Static=f({SITE_CONTEXT:JSON.parse(d.getElementById("site-context").textContent)})})' +
  '(document,function f(o){for(var k in o)o[k]&&typeof o[k]=="object"&&f(o[k]);return Object.freeze(o)});';
export const HEAD_SCRIPT = CONTEXT_STUB + SITE_STUB;

export function pageTitle(input: PageInput): string {
  const site = input.settings.site.title;
  if (input.content.kind === 'special')
    return `${specialTitle(input.content.special, wordsOfSite(input.settings))} — ${site}`;
  const { title, seoTitle } = factsOf(input);
  if (seoTitle !== '') return seoTitle;
  return titleWith(site, { path: input.path, title });
}

/** The title of a page behind that of its site, which is enough for the first one. */
export function titleWith(site: string, { path, title }: { path: string; title: string }): string {
  return path === '/' ? site : `${title} — ${site}`;
}

/** What stands inline, in this order. Parted by name, so that the editor can show another theme in its place. */
export type InlineStyles = Readonly<
  Record<'blocks' | 'theme' | 'placement' | 'script' | 'custom', string> &
    /** What else comes as files, where the styles of a page do not stand in it. */
    Partial<Record<'shared' | 'collections' | 'template', string>>
>;

export function head(
  input: PageInput,
  assets: Assets,
  { styles, cutFonts }: { styles: InlineStyles; cutFonts: CutFonts | undefined },
): string {
  const { shared, collections = '', blocks, template, ...inlineStyles } = styles;
  const { settings, theme } = input;
  const facts = factsOf(input);
  const title = pageTitle(input);
  const product = productOf(input)?.product;
  const description =
    facts.description ||
    (product && (product.seoDescription || plainText(product.description).slice(0, 300))) ||
    settings.site.description;
  const canonical = addressOf(input);
  const picture = [...facts.pictures, product?.images[0], settings.site.shareImage].find(
    (image) => image && image.src !== '',
  );
  const isListed = product !== undefined || isShopList(input) || !facts.isHidden;
  const isHidden = !isListed || settings.site.hideFromSearchEngines;
  const fonts = remoteFonts(input);
  const icon =
    settings.site.favicon.src === '' ? '/favicon.svg' : renditionUrl(settings.site.favicon.src, 100);
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title)}</title>`,
    description && meta('name', 'description', description),
    isHidden ? meta('name', 'robots', 'noindex') : `<link rel="canonical" href="${escape(canonical)}">`,
    ...(isHidden ? [] : languageLinks(input)),
    meta('property', 'og:site_name', settings.site.title),
    meta('property', 'og:title', title),
    meta('property', 'og:type', product ? 'product' : facts.ogType),
    ...facts.properties.map(([name, value]) => meta('property', name, value)),
    meta('property', 'og:locale', localeOf(settings.site).replace('-', '_')),
    meta('property', 'og:url', canonical),
    description && meta('property', 'og:description', description),
    picture &&
      meta(
        'property',
        'og:image',
        input.baseUrl + cutUrl(picture.src, 1500, { shape: '191x100', focus: picture.focalPoint }),
      ),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    ...facts.feeds.map(
      ({ type, href, title: name }) =>
        `<link rel="alternate" type="${type}" title="${escape(name)}" href="${escape(addressIn(input.languages, input.languages.current, href))}">`,
    ),
    `<link rel="icon" href="${escape(icon)}">`,
    ...(fonts.stylesheet
      ? []
      : preloadedFonts(theme, {
          withItalic: leansOnItalic(input),
          ...(cutFonts && { cuts: cutFonts.cuts }),
        })
    ).map(
      ({ file, media }) =>
        `<link rel="preload" href="${file}" as="font" type="font/woff2"${media === undefined ? '' : ` media="${media}"`} crossorigin>`,
    ),
    ...(shared === undefined
      ? [...assets.styles, ...(facts.isCollection ? assets.collectionStyles : [])].map(
          (href) => `<link rel="stylesheet" href="${href}">`,
        )
      : [inPlace('shared', shared), inPlace('collections', collections)]),
    // Before the template's, which may have its own opinion of a block.
    inPlace('blocks', blocks),
    ...(template === undefined
      ? templateLinks(input, assets)
      : [
          template &&
            `<style data-part="template" data-template-style="${input.site.templateId}">${template}</style>`,
        ]),
    fonts.stylesheet && `<link rel="stylesheet" href="${escape(fonts.stylesheet)}">`,
    fonts.kit && `<script src="${escape(fonts.kit)}" data-kit="${escape(theme.typekitId)}" async></script>`,
    ...Object.entries(inlineStyles).map(([name, css]) => inPlace(name, css)),
    `<script type="application/ld+json">${scriptJson(structuredData(input, title, description, canonical))}</script>`,
    `<script type="application/json" id="site-context">${scriptJson(contextOf(input, assets))}</script>`,
    `<script>${HEAD_SCRIPT}</script>`,
    // Async: a page is read to its end, and painted, whether it has come or not.
    ...assets.scripts.map((src) => `<script type="module" src="${src}" async></script>`),
  ]
    .filter((line) => line)
    .join('\n');
}

const inPlace = (name: string, css: string): string => css && `<style data-part="${name}">${css}</style>`;

function languageLinks(input: PageInput): string[] {
  return alternatesOfPage(input).map(
    ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escape(href)}">`,
  );
}

/** Whether the template sets a section of this page in the italic of its text font. */
function leansOnItalic({ content, italicVariants = [] }: PageInput): boolean {
  const bodies = content.kind === 'document' ? bodiesOn(content) : [];
  return bodies.some(({ sections }) => leans(sections, italicVariants));
}

function leans(sections: PageBody['sections'], italicVariants: readonly string[]): boolean {
  return sections.some(({ style }) => italicVariants.includes(style.variant));
}

/** The template's own style sheet. In the editor the others wait beside it, to be tried on. */
function templateLinks({ site, ownTemplateId, isEditing }: PageInput, { templateStyles }: Assets): string[] {
  const known = Object.entries(templateStyles);
  const listed = isEditing ? known : known.filter(([id]) => id === site.templateId);
  return listed.map(([id, href]) => {
    const [isOwn, isWorn] = [isEditing && id === ownTemplateId, id === site.templateId];
    const marks = `${isOwn ? ' data-own' : ''}${isWorn ? '' : ' disabled'}`;
    return `<link rel="stylesheet" href="${href}" data-template-style="${id}"${marks}>`;
  });
}

/** Addresses of fonts that come from elsewhere, for sites whose owners ask for it. */
export function remoteFonts({ theme, fontHosts }: PageInput): {
  stylesheet?: string | undefined;
  kit?: string;
} {
  return {
    ...(theme.remoteFonts && {
      stylesheet: googleFontsUrl(fontHosts.stylesheet, hostedFonts(theme)),
    }),
    ...(theme.typekitId !== '' && { kit: `${fontHosts.kit}/${encodeURIComponent(theme.typekitId)}.js` }),
  };
}

const hostedFonts = (theme: Theme) => fontNames(theme).flatMap((name) => fontFamily(name) ?? []);

function contextOf(input: PageInput, assets: Assets): SiteContext {
  return siteContext({
    ...input,
    collectionId: input.content.kind === 'special' ? null : input.content.id,
    item: itemOf(input),
    demoCollections: input.collections
      .filter(({ collection }) => collection.isDemo)
      .map(({ id }) => ({ collectionId: id })),
    fonts: hostedFonts(input.theme),
    rollups: { js: assets.scripts, css: assets.styles, islands: assets.islands },
  });
}

function structuredData(input: PageInput, title: string, description: string, url: string) {
  const { settings, baseUrl } = input;
  const logo = logoOf(input);
  const publisher = businessData(settings.business, {
    url: baseUrl,
    logo: logo.src === '' ? '' : baseUrl + renditionUrl(logo.src, 1000),
  });
  const site = {
    '@type': 'WebSite',
    name: settings.site.title,
    url: baseUrl,
    ...(publisher && { publisher }),
  };
  const page = {
    '@type': 'WebPage',
    name: title,
    description,
    url,
    isPartOf: site,
    inLanguage: localeOf(settings.site),
  };
  const shown = productOf(input);
  if (shown)
    return productData(shown.product, {
      baseUrl,
      url,
      currency: settings.store.storeCurrency,
      name: shown.product.title,
      description,
      reviews: shown.reviews,
    });
  return {
    '@context': 'https://schema.org',
    ...page,
    ...(input.content.kind === 'special' ? {} : { dateModified: input.content.updatedAt }),
    ...kindData(input),
  };
}

function itemOf(input: PageInput): SiteContext['item'] {
  const { content } = input;
  if (content.kind === 'item')
    return { id: content.view.id, recordType: KINDS[content.collection.kind].recordType };
  const product = productOf(input)?.product;
  return product ? { id: product.id, recordType: KINDS.products.recordType } : null;
}

function productOf({ content }: PageInput): Extract<ShopPage, { name: 'product' }> | undefined {
  return content.kind === 'special' && content.special.name === 'product' ? content.special : undefined;
}

function isShopList({ content }: PageInput): boolean {
  return content.kind === 'special' && content.special.name === 'shop';
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escape(content)}">`;
}
