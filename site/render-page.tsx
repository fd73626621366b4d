import { renderToString } from 'react-dom/server';
import { gridRules } from '#core/page/layout.ts';
import { localeOf } from '#core/settings/locale.ts';
import { MOBILE_MAX_WIDTH, NAVIGATION_COLLAPSE_WIDTH } from '#core/theme/scale.ts';
import type { PageBody } from '#core/page/page.ts';
import { ItemPage } from './collections/item-page.tsx';
import { ListPage } from './collections/list-page.tsx';
import { head, HEAD_SCRIPT, remoteFonts } from './head.ts';
import { Extras } from './extras/extras.tsx';
import { Header } from './header.tsx';
import { SiteFormsContext } from '#blocks/form/site-forms.ts';
import { formCodeOf, siteFormsOf } from './forms-on-page.ts';
import { ownerCodeOf } from './owner-code.ts';
import type { Assets, PageInput, RenderedPage, SpecialPage } from './page-input.ts';
import { Sections } from './section.tsx';
import { SpecialView } from './special-pages.tsx';

/** What stands in place of a whole site has no menu to lead into it. */
const BARE: readonly SpecialPage['name'][] = ['lockScreen', 'parking', 'expired', 'removed'];

/** A whole page as HTML, complete before any script runs. */
export function renderPage(input: PageInput, assets: Assets): RenderedPage {
  const { footer } = input.headerFooter;
  const { content } = input;
  const body = bodyOf(content);
  const isBare =
    content.kind === 'document'
      ? content.document.kind === 'splash'
      : content.kind === 'special' && BARE.includes(content.special.name);
  const bodies = [...(body ? [body] : []), ...(isBare ? [] : [footer])];
  const style = input.themeCss + placement(bodies) + closed(input.theme.customCss);
  const siteForms = siteFormsOf(input);
  const markup = renderToString(
    <SiteFormsContext value={siteForms}>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      {!isBare && <Header input={input} path={input.path} />}
      <main id="content">
        <Content input={input} />
      </main>
      {!isBare && (
        <footer className="site-footer">
          <Sections body={footer} isEditing={input.isEditing} />
        </footer>
      )}
      {!isBare && !input.isEditing && <Extras input={input} />}
    </SiteFormsContext>,
  );
  // Not on the product's own pages (checkout, log-in …), where a footer's code is not let through either.
  const hasCode = body !== undefined && !input.isEditing && !input.isWithoutCode;
  const { header: headCode, footer: footCode } = hasCode ? input.settings.code : { header: '', footer: '' };
  const fonts = remoteFonts(input);
  return {
    html: `<!doctype html>
<html lang="${localeOf(input.settings.site)}" data-template="${input.site.templateId}" data-buttons="${input.theme.buttons}">
<head>
${head(input, assets, style)}
${headCode}
</head>
<body data-page-type="${input.pageType}">
${markup}
${footCode}
</body>
</html>
`,
    inlineScripts: [HEAD_SCRIPT],
    inlineStyles: [style],
    remoteStyles: originsOf(fonts.stylesheet),
    remoteScripts: originsOf(fonts.kit),
    ownerCode: [
      headCode,
      footCode,
      ...(hasCode ? bodies.flatMap(ownerCodeOf) : []),
      ...(input.isEditing || input.isWithoutCode
        ? []
        : bodies.flatMap((each) => formCodeOf(each, siteForms))),
    ].filter((code) => code !== ''),
  };
}

function Content({ input }: { input: PageInput }) {
  const { content, isEditing, path } = input;
  const { site } = input.settings;
  switch (content.kind) {
    case 'document':
      return <Sections body={content.document.body} isEditing={isEditing} />;
    case 'collection':
      return <ListPage collection={content.collection} view={content.view} path={path} site={site} />;
    case 'item':
      return <ItemPage {...content} site={site} isEditing={isEditing} />;
    case 'special':
      return <SpecialView special={content.special} siteTitle={site.title} />;
  }
}

/** What the owner built on the page. */
function bodyOf(content: PageInput['content']): PageBody | undefined {
  if (content.kind === 'document') return content.document.body;
  return content.kind === 'item' ? content.item.body : undefined;
}

/** Where each block lies: freely on wide screens, in columns that fit on tablets, as the owner says on phones. */
function placement(bodies: readonly PageBody[]): string {
  const rules = gridRules(bodies.flatMap((body) => body.sections.flatMap(({ blocks }) => blocks)));
  const at = (query: string, css: string) => (css === '' ? '' : `@media ${query}{${css}}`);
  return [
    at(`(min-width:${NAVIGATION_COLLAPSE_WIDTH + 1}px)`, rules.wide),
    at(`(min-width:${MOBILE_MAX_WIDTH + 1}px) and (max-width:${NAVIGATION_COLLAPSE_WIDTH}px)`, rules.tablet),
    at(`(max-width:${MOBILE_MAX_WIDTH}px)`, rules.phone),
  ].join('');
}

/** An owner's style sheet must not be able to end the style element it stands in. */
function closed(css: string): string {
  return css.replaceAll(/<\/style/gi, '<\\/style');
}

function originsOf(address: string | undefined): string[] {
  return address === undefined ? [] : [new URL(address).origin];
}
