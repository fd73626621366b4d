import { announcementState, nextAnnouncementChange } from '#core/content/announcement.ts';
import { isTemplatePreview } from '#core/access/site-access.ts';
import type { Category } from '#core/consent/categories.ts';
import { categoryOfAddress } from '#core/consent/contacts.ts';
import { allowed, STRANGER } from '#core/consent/policies.ts';
import { perObject } from '#core/per-object.ts';
import { isCounted } from '#core/visitors/counted.ts';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import { PIXEL_PAGES } from '#core/pixels/events.ts';
import type { Settings } from '#core/settings/groups.ts';
import type { PageInput, SiteInput, SpecialPage } from '#site/page-input.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { Site } from '../http/context.ts';
import type { Shown } from '../experiments/of-visit.ts';
import type { BlockDataSource } from './block-data.ts';
import { contentSecurityPolicy } from './csp.ts';
import type { FreshPage } from '../serving/page-cache.ts';
import type { Scene } from './scene.ts';

export interface Drawing extends Pick<PageInput, 'content' | 'pageType'> {
  /** 200 unless said. */
  status?: number;
  /** Whether search engines may list it; they may unless said. */
  isIndexable?: boolean;
  /** Which variant of the page this is, while an experiment runs on it. */
  shown?: Shown | undefined;
  /** Blocks of the content that are not translated, with the language they are in. */
  fellBack?: ReadonlyMap<string, string>;
}

/** Makes HTML of what stands at an address, with everything around it. */
export function makeDraw(deps: { bundle: Bundle; blockData: BlockDataSource; now: () => Date }) {
  const { bundle, blockData } = deps;

  return async function draw(scene: Scene, drawing: Drawing): Promise<FreshPage> {
    const { content, pageType, status = 200, isIndexable = true, shown, fellBack } = drawing;
    const { visitor, path, query, snapshot, shelf, isForMembers = false, insideArea } = scene;
    const { settings, headerFooter } = snapshot;
    const now = deps.now();
    const { renderPage, bodiesOn, themeCss } = await bundle.entry();
    const { isPassing, ...data } = await blockData.find(shelf, { settings, path, query, insideArea }, [
      ...bodiesOn(content),
      headerFooter.footer,
    ]);
    const rules = rulesOf(snapshot);
    const agreed = allowed(rules, scene.consent ?? STRANGER);
    const { theme, categories } = fontsFor(snapshot, agreed);
    const compared = [scene.style, shown].flatMap((each) => each ?? []);
    const rendered = renderPage(
      {
        ...snapshot,
        ...(theme !== snapshot.theme && { theme, themeCss: themeCss(theme), fontCuts: undefined }),
        consent: { allowed: agreed },
        ...data,
        ...(fellBack && { fellBack: new Map([...snapshot.fellBack, ...fellBack]) }),
        ...(!isIndexable && { settings: unlisted(settings) }),
        content,
        // What is drawn for members is always the same kind of page to scripts.
        pageType: isForMembers && content.kind !== 'special' ? PageKind.protectedContent : pageType,
        isForMembers,
        path,
        account: visitor
          ? { id: visitor.accountId, roles: visitor.roles, permissions: visitor.permissions }
          : null,
        ...(scene.isPopupPreview && { isPopupPreview: true, pageType: PageKind.popupOverlay }),
        announcement: announcementState(headerFooter.announcement, {
          isSignedIn: visitor !== undefined,
          now,
        }),
        isEditing: scene.draft === 'edit',
        isWithoutCode: scene.isWithoutCode,
        isCounted: scene.draft === undefined && isCounted({ account: visitor, path, pageType }),
        trials: scene.live.trials,
        shownVariants: Object.fromEntries(compared.map(({ trial, variant }) => [trial.id, variant])),
      },
      bundle.assets,
    );
    return {
      status,
      html: rendered.html,
      isPassing,
      carriesCode: rendered.ownerCode.length > 0,
      terms: {
        rules,
        matters: [...new Set([...rendered.matters, ...categories])],
        trials: compared.map(({ trial }) => trial),
      },
      until: nextAnnouncementChange(headerFooter.announcement, now),
      headers: {
        'content-security-policy': contentSecurityPolicy(rendered, framesOf(scene.site, snapshot, content)),
        ...((content.kind !== 'special' || PIXEL_PAGES.includes(content.special.name)) && {
          'cross-origin-opener-policy': OPENER_POLICY_OF_CODE,
        }),
        ...(!isIndexable && { 'x-robots-tag': 'noindex' }),
      },
    };
  };
}

/** One for all pages that are kept of a version. */
const rulesOf = perObject(({ settings, consentVersion }: Pick<SiteInput, 'settings' | 'consentVersion'>) => ({
  ...settings.cookies,
  version: consentVersion,
}));

export type Draw = ReturnType<typeof makeDraw>;

/**
 * Another one than the admin's: a browser keeps windows of the two apart, so that neither can reach into the other,
 * whoever opened it and wherever it goes later.
 */
const OPENER_POLICY_OF_CODE = 'same-origin-allow-popups';

/** Where people type passwords or pay: nobody may lay something of theirs around it. */
const UNFRAMED: readonly SpecialPage['name'][] = [
  'lockScreen',
  'protectedContent',
  'memberAccess',
  'checkout',
  'checkoutClosed',
  'planCheckout',
  'planClosed',
  'plan',
  'order',
  'giftCard',
  'account',
];

/** The content of one of the product's own pages. */
export const special = (page: SpecialPage) => ({ kind: 'special', special: page }) as const;

/** Templates are looked at in a frame of the platform; everything else is framed by its own site alone. */
function framesOf(site: Site, { baseUrl, appDomain }: SiteInput, content: PageInput['content']): string[] {
  if (isTemplatePreview(site)) return ["'self'", `${new URL(baseUrl).protocol}//${appDomain}`];
  return content.kind === 'special' && UNFRAMED.includes(content.special.name) ? [] : ["'self'"];
}

/** Fonts come from this server until those of others are allowed; with the categories that decide it. */
function fontsFor(
  { theme, fontHosts }: SiteInput,
  now: readonly Category[],
): { theme: SiteInput['theme']; categories: Category[] } {
  const sheet = theme.remoteFonts ? categoryOfAddress(fontHosts.stylesheet) : 'necessary';
  const kit = theme.typekitId === '' ? 'necessary' : categoryOfAddress(fontHosts.kit);
  const [hasSheet, hasKit] = [now.includes(sheet), now.includes(kit)];
  return {
    theme:
      hasSheet && hasKit
        ? theme
        : {
            ...theme,
            remoteFonts: theme.remoteFonts && hasSheet,
            typekitId: hasKit ? theme.typekitId : '',
          },
    categories: [sheet, kit].filter((category) => category !== 'necessary'),
  };
}

function unlisted(settings: Settings): Settings {
  return { ...settings, site: { ...settings.site, hideFromSearchEngines: true } };
}
