import { renderToString } from 'react-dom/server';
import { gridRules } from '#core/page/layout.ts';
import { perObject } from '#core/per-object.ts';
import { ANNOUNCEMENT_TEXT } from '#core/content/announcement.ts';
import { localeOf } from '#core/settings/locale.ts';
import { hasPermission, Permission } from '#core/enumerations/permissions.ts';
import { isSomewhere } from '#core/maps/location.ts';
import { MEMBER_PAGE_ROOT } from '#core/members/member-area.ts';
import { pixelCode } from '#core/pixels/code.ts';
import { PIXEL_PAGES } from '#core/pixels/events.ts';
import { escape } from '#core/text/html.ts';
import { MOBILE_MAX_WIDTH, NAVIGATION_COLLAPSE_WIDTH } from '#core/theme/scale.ts';
import type { PageBody } from '#core/page/page.ts';
import { AnnouncementBar } from './announcement/announcement.tsx';
import { announcementAttribute, CLOSING_SCRIPT } from './announcement/closing.ts';
import { arrangedPage, ItemPage } from './collections/item-page.tsx';
import { filmOf } from './collections/item-media.tsx';
import type { ItemProps } from './collections/item-props.ts';
import { ListPage } from './collections/list-page.tsx';
import { bannerParts } from './consent/banner.ts';
import { pageConsent, settle } from './consent/page-consent.ts';
import { head, HEAD_SCRIPT, remoteFonts } from './document/head.ts';
import { cutFontsFor } from './document/cut-fonts.ts';
import { factsOf } from './document/page-facts.ts';
import { Extras } from './extras/extras.tsx';
import { Footer } from './frame/footer.tsx';
import { bodiesOn } from './bodies.ts';
import { Header } from './frame/header.tsx';
import { paintsAfter } from './document/first-paint.ts';
import { IndexPage } from './index-page.tsx';
import { addressOf, LanguageLinks, LanguageOffer } from './frame/languages.tsx';
import { CodeContext } from '#blocks/kit/code-context.ts';
import { ConsentContext } from '#blocks/kit/consent-context.ts';
import { PageContentContext } from '#blocks/kit/page-content.ts';
import { PagePermissionType, SiteFormsContext } from '#blocks/form/site-forms.ts';
import type { PageFacts } from '#core/forms/submission/facts.ts';
import { BLOCK_TYPES } from '#blocks/types.ts';
import { sectionMotion } from './document/motion-css.ts';
import { scriptCss } from './document/script-css.ts';
import { blockStyles, blockTypesOn } from './document/block-styles.ts';
import { stylesFor } from './document/page-styles.ts';
import { ServicesContext } from '#blocks/kit/services-context.ts';
import { ShopContext, type ShopFacts } from '#blocks/kit/shop-context.ts';
import { FORMS_SCRIPT, hasForms } from './form-blocks.ts';
import { sellingOf } from './shop/selling.ts';
import { formPieces, popupPieces, siteFormsOf } from './forms-on-page.ts';
import { codePiece, piecesOf, playerPieces, servicePieces, type Piece } from './document/owner-code.ts';
import type { Assets, PageInput, RenderedPage, SpecialPage } from './page-input.ts';
import { Popup, popupStateOf } from './popup/popup.tsx';
import { BlockView, Sections, SliceView } from './section.tsx';
import { isShopPage, SpecialView } from './special-pages.tsx';
import { pageContentOf } from './page-content.ts';
import { ShopView } from './shop/pages.tsx';
import { themeAttributes } from './document/theme-css.ts';
import { WordsContext } from '#blocks/kit/words.ts';
import { wordsOfSite } from '#core/settings/site-words.ts';
import { directionOf } from '#core/words/languages.ts';
import { carryWords } from './document/carried-words.ts';
import { inLanguage } from './languages/links.ts';

/** What stands in place of a whole site has no menu to lead into it. */
const BARE: readonly SpecialPage['name'][] = ['lockScreen', 'notLive', 'parking', 'expired', 'removed'];

/** A whole page as HTML, complete before any script runs. */
export function renderPage(input: PageInput, assets: Assets): RenderedPage {
  const { footer, announcement } = input.headerFooter;
  const { content } = input;
  const item = itemProps(input);
  const own = bodiesOn(content, item && { arranged: item.arranged });
  const isBare =
    content.kind === 'document'
      ? content.document.kind === 'splash'
      : content.kind === 'special' && BARE.includes(content.special.name);
  const bar = isBare ? undefined : input.announcement;
  const bodies = [...own, ...(isBare ? [] : [footer])];
  const ownStyles = {
    blocks: blockStyles(input.isEditing ? BLOCK_TYPES : typesOn(input, bodies)) + sectionMotion(bodies),
    theme: input.themeCss,
    placement: placement(bodies),
    script: scriptCss(input.settings.site.language),
    custom: closed(input.theme.customCss),
  };
  const consent = pageConsent(input);
  const { cookies } = input.settings;
  const siteForms = siteFormsOf(input);
  const shop: ShopFacts = {
    currency: input.settings.store.storeCurrency,
    locale: localeOf(input.settings.site),
    lists: input.shopLists ?? {},
    selling: sellingOf(input.settings),
  };
  const popupState = popupStateOf(input);
  const words = wordsOfSite(input.settings);
  const locale = localeOf(input.settings.site);
  // Not on the product's own pages (checkout, log-in …), where a footer's code is not let through either.
  const hasCode = content.kind !== 'special' && !input.isEditing && !input.isWithoutCode;
  const drawn = renderToString(
    <WordsContext value={words}>
      <SiteFormsContext value={siteForms}>
        <ShopContext value={shop}>
          <PageContentContext value={pageContentOf(input)}>
            <CodeContext value={hasCode}>
              <ServicesContext value={input.serviceUrls}>
                <ConsentContext value={consent}>
                  <a className="skip-link" href="#content">
                    {words.of('page')('skipToContent')}
                  </a>
                  {bar && (
                    <AnnouncementBar
                      announcement={announcement}
                      state={bar}
                      language={input.fellBack.get(ANNOUNCEMENT_TEXT)}
                    />
                  )}
                  {!isBare && <Header input={input} path={input.path} />}
                  <main id="content">
                    <Content input={input} shop={shop} item={item} />
                  </main>
                  {!isBare && (
                    <Footer
                      body={footer}
                      isEditing={input.isEditing}
                      languages={languageLinks(input)}
                      hasManageCookies={cookies.isCookieBannerEnabled && cookies.isManageCookiesLinked}
                    />
                  )}
                  {!isBare && <LanguageOffer input={input} />}
                  {!isBare && !input.isEditing && <Extras input={input} />}
                  {popupState && <Popup popup={input.popup} state={popupState} />}
                </ConsentContext>
              </ServicesContext>
            </CodeContext>
          </PageContentContext>
        </ShopContext>
      </SiteFormsContext>
    </WordsContext>,
  );
  const { markup, script: wordsScript } = carryWords(inLanguage(drawn, input), words, {
    isEditing: input.isEditing,
    also: [
      ...(input.settings.sharing.pinterestMode === 'disabled' ? [] : (['sharing'] as const)),
      ...(input.account === null ? [] : (['consent'] as const)),
    ],
  });
  const cutFonts = cutFontsFor(input, markup, bodies);
  const styles = {
    ...ownStyles,
    ...(cutFonts && { theme: cutFonts.themeCss }),
    ...stylesInPlace(input, markup, ownStyles.blocks),
  };
  const formsScript = hasForms(markup) ? FORMS_SCRIPT : '';
  const injected = hasCode ? injectionsOf(input) : { head: [], foot: [] };
  const pixels = pixelsOf(input);
  const closingScript = bar === 'shown' && !input.isEditing ? CLOSING_SCRIPT : '';
  const fonts = remoteFonts(input);
  const counter = commentCounter(input);
  const counterPiece = counter === undefined ? [] : [codePiece(`<script src="${escape(counter)}"></script>`)];
  const services = input.isEditing ? [] : servicePieces(bodies, input.serviceUrls);
  const isService = (piece: Piece) => services.some((service) => service.piece === piece);
  const pieces = [
    ...services.map(({ piece }) => piece),
    ...pixels,
    ...injected.head,
    ...injected.foot,
    ...bodies.flatMap((each) => piecesOf(each, hasCode)),
    ...(item ? playerPieces(filmOf(item)) : []),
    ...(input.isEditing
      ? []
      : [
          ...bodies.flatMap((each) => formPieces(each, siteForms, hasCode)),
          ...(popupState ? popupPieces(input.popup, siteForms, hasCode) : []),
        ]),
    ...counterPiece,
  ].filter(({ html }) => html !== '');
  const { standing, held, runs, matters, standingCode } = settle(pieces, consent);
  const banner = bannerParts(input, words.of('consent'));
  return {
    html: `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}" data-template="${input.site.templateId}" ${themeData(input)}${announcementAttribute(announcement, bar)}${listed('held', held)}${listed('runs', runs)}${input.isCounted ? ' data-counts' : ''}>
<head>
${head(input, assets, { styles, cutFonts })}
${paintLink(paintsAfter({ hasHeader: !isBare, first: own[0] }))}
${closingScript && `<script>${closingScript}</script>`}
${standingCode([...pixels, ...injected.head])}
</head>
<body${input.isForMembers ? ` id="${MEMBER_PAGE_ROOT}"` : ''} data-page-type="${input.pageType}"${permissionAttribute(siteForms.page)}>
${banner?.html ?? ''}
${markup}
${wordsScript}
${standingCode(counterPiece) ? `<script id="dsq-count-scr" src="${counter}" async></script>` : ''}
${formsScript && `<script>${formsScript}</script>`}
${standingCode(injected.foot)}
</body>
</html>
`,
    inlineScripts: [HEAD_SCRIPT, closingScript, formsScript, banner?.script ?? ''].filter(
      (script) => script !== '',
    ),
    inlineStyles: [...Object.values(styles), banner?.style ?? ''].filter((css) => css !== ''),
    remoteStyles: originsOf(fonts.stylesheet),
    remoteScripts: originsOf(fonts.kit),
    services: services.filter(({ piece }) => standing.includes(piece)).flatMap(({ url }) => originsOf(url)),
    ownerCode: standing.filter((piece) => !isService(piece)).map(({ html }) => html),
    matters,
  };
}

/** Of pages that visitors come to; on the canvas, at a checkout and in an account scripts may draw anything. */
function stylesInPlace(input: PageInput, markup: string, own: string) {
  const { content, settings, site } = input;
  const isAtWork =
    content.kind === 'special' && isShopPage(content.special) && !LOOKED_AT.includes(content.special.name);
  if (input.isEditing || isAtWork) return undefined;
  return stylesFor(markup, {
    template: site.templateId,
    isCollection: factsOf(input).isCollection,
    also: settings.sharing.pinterestMode === 'disabled' ? [] : ['extras'],
    own,
  });
}

const LOOKED_AT: readonly SpecialPage['name'][] = ['product', 'shop'];

/** Told with what is counted on a page that is not for everybody. */
const permissionAttribute = ({ pagePermissionTypeValue: type }: PageFacts): string =>
  type === PagePermissionType.public ? '' : ` data-permission="${type}"`;

/** The blocks of a page, and the map of an event's place. */
function typesOn({ content }: PageInput, bodies: readonly PageBody[]): string[] {
  const hasMap = content.kind === 'item' && isSomewhere(content.item.place);
  const hasPoll = content.kind === 'special' && content.special.name === 'poll';
  return [...blockTypesOn(bodies), ...(hasMap ? ['map'] : []), ...(hasPoll ? ['poll'] : [])];
}

function paintLink(id: string | undefined): string {
  return id === undefined ? '' : `<link rel="expect" href="#${id}" blocking="render">`;
}

type OneItem = ItemProps & { arranged: PageBody | undefined };

function itemProps({
  content,
  isEditing,
  settings,
  languages,
  baseUrl,
  path,
}: PageInput): OneItem | undefined {
  if (content.kind !== 'item') return undefined;
  const { collection, item, view, comments } = content;
  const say = wordsOfSite(settings).of('content');
  const url = addressOf({ baseUrl, languages, path });
  const props = { collection, item, view, comments, site: settings.site, say, isEditing, url };
  return { ...props, arranged: arrangedPage(content.itemPage, props) };
}

function Content(props: { input: PageInput; shop: ShopFacts; item: OneItem | undefined }) {
  const { input, shop, item } = props;
  const { content, isEditing, path } = input;
  const { site } = input.settings;
  switch (content.kind) {
    case 'document':
      return content.parts ? (
        <IndexPage document={content.document} parts={content.parts} isEditing={isEditing} />
      ) : (
        <Sections
          body={content.document.body}
          isEditing={isEditing}
          block={content.document.kind === 'splash' ? SliceView : BlockView}
        />
      );
    case 'collection':
      return (
        <>
          {(isEditing || content.body.sections.length > 0) && (
            <div className="collection-body" data-canvas="">
              <Sections body={content.body} isEditing={isEditing} />
            </div>
          )}
          <ListPage collection={content.collection} view={content.view} path={path} site={site} />
        </>
      );
    case 'item':
      return item && <ItemPage {...item} />;
    case 'special':
      return <Special input={input} special={content.special} shop={shop} />;
  }
}

/** Nothing at all where there are none, so that no empty band stands there. */
function languageLinks(input: PageInput) {
  const count = input.languages.all.length + input.settings.site.otherLanguages.length;
  return count < 2 ? undefined : <LanguageLinks input={input} />;
}

/** The owner's own code: that of the site, and behind it that of the page. */
function injectionsOf({ settings: { code }, content }: PageInput): Record<'head' | 'foot', Piece[]> {
  const own = content.kind === 'document' ? content.document : undefined;
  return {
    head: [
      codePiece(code.header, code.headerConsent),
      ...(own ? [codePiece(own.headCode, own.headConsent)] : []),
    ],
    foot: [
      codePiece(code.footer, code.footerConsent),
      ...(own ? [codePiece(own.footCode, own.footConsent)] : []),
    ],
  };
}

/** Those who work on the site are nobody to advertise to. */
function pixelsOf({ settings, content, account, isEditing, isWithoutCode }: PageInput): Piece[] {
  const isOpen = content.kind !== 'special' || PIXEL_PAGES.includes(content.special.name);
  const isWorkingHere = account && hasPermission(account.permissions, Permission.config);
  if (!isOpen || isWorkingHere || isEditing || isWithoutCode) return [];
  return pixelCode(settings.pixels).map(({ html, category }) => codePiece(html, category));
}

/** What scripts of the page have to know of its code: which waits, and which would have to stop. */
const listed = (name: 'held' | 'runs', categories: readonly string[]): string =>
  categories.length === 0 ? '' : ` data-consent-${name}="${categories.join(' ')}"`;

function Special(props: { input: PageInput; special: SpecialPage; shop: ShopFacts }) {
  const { input, special, shop } = props;
  if (isShopPage(special)) return <ShopView page={special} shop={shop} input={input} />;
  return <SpecialView special={special} settings={input.settings} />;
}

/** Counts comments that are kept by Disqus. */
function commentCounter({ settings, content, isEditing }: PageInput): string | undefined {
  const { disqusShortname } = settings.comments;
  const isOfCollection = content.kind === 'item' || content.kind === 'collection';
  return isOfCollection && !isEditing && /^[a-z0-9-]+$/i.test(disqusShortname)
    ? `https://${disqusShortname}.disqus.com/count.js`
    : undefined;
}

function themeData({ theme }: PageInput): string {
  return Object.entries(themeAttributes(theme))
    .map(([name, value]) => `data-${name}="${value}"`)
    .join(' ');
}

/** Where each block lies: freely on wide screens, in columns that fit on tablets, as the owner says on phones. */
function placement(bodies: readonly PageBody[]): string {
  const sections = bodies.flatMap((body) => body.sections.map(({ blocks }) => rulesOf(blocks)));
  const all = (width: 'wide' | 'tablet' | 'phone') => sections.map((rules) => rules[width]).join('');
  const at = (query: string, css: string) => (css === '' ? '' : `@media ${query}{${css}}`);
  return [
    at(`(min-width:${NAVIGATION_COLLAPSE_WIDTH + 1}px)`, all('wide')),
    at(`(min-width:${MOBILE_MAX_WIDTH + 1}px) and (max-width:${NAVIGATION_COLLAPSE_WIDTH}px)`, all('tablet')),
    at(`(max-width:${MOBILE_MAX_WIDTH}px)`, all('phone')),
  ].join('');
}

const rulesOf = perObject(gridRules);

/** An owner's style sheet must not be able to end the style element it stands in. */
function closed(css: string): string {
  return css.replaceAll(/<\/style/gi, '<\\/style');
}

function originsOf(address: string | undefined): string[] {
  return address === undefined ? [] : [new URL(address).origin];
}
