import { fontFamily, googleFontsUrl } from '#core/theme/fonts.ts';
import { businessData } from '#core/settings/business.ts';
import { localeOf } from '#core/settings/locale.ts';
import { escape } from '#core/html.ts';
import { renditionUrl } from '#core/images.ts';
import { scriptJson, siteContext, type SiteContext } from '#core/site/context.ts';
import { SITE_STUB } from '#browser/lifecycle-stub.ts';
import { logoOf } from './header.tsx';
import type { Assets, PageInput } from './page-input.ts';
import { factsOf } from './page-facts.ts';
import { kindData } from './collections/structured-data.ts';
import { specialTitle } from './special-pages.tsx';
import { fontNames, preloadedFonts } from './theme-css.ts';

/** Runs before anything else on the page: the context becomes a frozen global. */
const CONTEXT_STUB =
  '(function(d,f){window.Static=f({SITE_CONTEXT:JSON.parse(d.getElementById("site-context").textContent)})})' +
  '(document,function f(o){for(var k in o)o[k]&&typeof o[k]=="object"&&f(o[k]);return Object.freeze(o)});';
export const HEAD_SCRIPT = CONTEXT_STUB + SITE_STUB;

export function pageTitle(input: PageInput): string {
  const site = input.settings.site.title;
  if (input.content.kind === 'special') return `${specialTitle(input.content.special)} — ${site}`;
  const { title, seoTitle } = factsOf(input);
  if (seoTitle !== '') return seoTitle;
  return input.path === '/' ? site : `${title} — ${site}`;
}

export function head(input: PageInput, assets: Assets, style: string): string {
  const { settings, theme } = input;
  const facts = factsOf(input);
  const title = pageTitle(input);
  const description = facts.description || settings.site.description;
  const canonical = input.baseUrl + input.path;
  const picture = [...facts.pictures, settings.site.shareImage].find(({ src }) => src !== '');
  const isHidden = facts.isHidden || settings.site.hideFromSearchEngines;
  const fonts = remoteFonts(input);
  const templateStyle = assets.templateStyles[input.site.templateId];
  const icon =
    settings.site.favicon.src === '' ? '/favicon.svg' : renditionUrl(settings.site.favicon.src, 100);
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title)}</title>`,
    description && meta('name', 'description', description),
    isHidden ? meta('name', 'robots', 'noindex') : `<link rel="canonical" href="${escape(canonical)}">`,
    meta('property', 'og:site_name', settings.site.title),
    meta('property', 'og:title', title),
    meta('property', 'og:type', facts.ogType),
    ...facts.properties.map(([name, value]) => meta('property', name, value)),
    meta('property', 'og:locale', localeOf(settings.site).replace('-', '_')),
    meta('property', 'og:url', canonical),
    description && meta('property', 'og:description', description),
    picture && meta('property', 'og:image', input.baseUrl + renditionUrl(picture.src, 1500)),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    ...facts.feeds.map(
      ({ type, href, title: name }) =>
        `<link rel="alternate" type="${type}" title="${escape(name)}" href="${escape(href)}">`,
    ),
    `<link rel="icon" href="${escape(icon)}">`,
    ...(fonts.stylesheet ? [] : preloadedFonts(theme)).map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...[
      ...assets.styles,
      ...(facts.isCollection ? assets.collectionStyles : []),
      ...(templateStyle ? [templateStyle] : []),
    ].map((href) => `<link rel="stylesheet" href="${href}">`),
    fonts.stylesheet && `<link rel="stylesheet" href="${escape(fonts.stylesheet)}">`,
    fonts.kit && `<script src="${escape(fonts.kit)}" async></script>`,
    `<style>${style}</style>`,
    `<script type="application/ld+json">${scriptJson(structuredData(input, title, description, canonical))}</script>`,
    `<script type="application/json" id="site-context">${scriptJson(contextOf(input, assets))}</script>`,
    `<script>${HEAD_SCRIPT}</script>`,
    ...assets.scripts.map((src) => `<script type="module" src="${src}"></script>`),
  ]
    .filter((line) => line)
    .join('\n');
}

/** Addresses of fonts that come from elsewhere, for sites whose owners ask for it. */
export function remoteFonts({ theme, fontHosts }: PageInput): {
  stylesheet?: string | undefined;
  kit?: string;
} {
  return {
    ...(theme.remoteFonts && {
      stylesheet: googleFontsUrl(fontHosts.stylesheet, fontNames(theme).map(fontFamily)),
    }),
    ...(theme.typekitId !== '' && { kit: `${fontHosts.kit}/${encodeURIComponent(theme.typekitId)}.js` }),
  };
}

function contextOf(input: PageInput, assets: Assets): SiteContext {
  return siteContext({
    ...input,
    collectionId: input.content.kind === 'special' ? null : input.content.id,
    itemId: input.content.kind === 'item' ? input.content.view.id : null,
    fonts: fontNames(input.theme).map(fontFamily),
    rollups: { js: assets.scripts, css: assets.styles },
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
  return {
    '@context': 'https://schema.org',
    ...page,
    ...(input.content.kind === 'special' ? {} : { dateModified: input.content.updatedAt }),
    ...kindData(input),
  };
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escape(content)}">`;
}
