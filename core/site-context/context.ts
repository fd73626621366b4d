import type { Announcement } from '../content/announcement.ts';
import { publicCookieSettings, type PublicCookieSettings } from '../consent/settings.ts';
import { templateVersionOf } from './template-version.ts';
import type { Goal, Trial } from '../experiments/experiment.ts';
import type { Flags } from '../experiments/flags.ts';
import type { FontFamily } from '../theme/fonts.ts';
import { perObject } from '../per-object.ts';
import type { Theme } from '../theme/theme.ts';
import type { Settings } from '../settings/groups.ts';
import { localeOf } from '../settings/locale.ts';
import { publicSettings, type PopupDocument } from '../popup/document.ts';
import type { PopupSettings } from '../popup/record.ts';

/** Sent with every page and frozen in the browser. It holds nothing secret and, for visitors, nothing personal. */
export interface SiteContext {
  website: {
    id: string;
    identifier: string;
    websiteType: number;
    baseUrl: string;
    developerMode: boolean;
    cloneable: boolean;
    typekitId: string;
    /** As in `<html lang>`. */
    locale: string;
    timeZone: string;
  };
  siteStatus: { value: number };
  useEscapeKeyToLogin: boolean;
  tweakJSON: Readonly<Record<string, unknown>>;
  appDomain: string;
  /** Only where sites do not live below the app domain. */
  sitesDomain?: string;
  authenticatedAccount: { id: string } | null;
  websiteRoles: readonly number[];
  accessPermissions: readonly number[];
  pageType: number;
  collection: { id: string } | null;
  /** Its record type is a number of `ContentItemType`. */
  item: { id: string; recordType: number } | null;
  collectionId: string | null;
  itemId: string | null;
  templateId: string;
  templateInstallation: string;
  templateVersion: string;
  demoCollections: readonly { collectionId: string }[];
  showAnnouncementBar: boolean;
  cookieSettings: PublicCookieSettings;
  websiteSettings: {
    disqusShortname: string;
    commentsEnabled: boolean;
    popupOverlaySettings: PopupSettings;
    mobileInfoBarSettings: Settings['mobileInfoBar'];
    pinterestOverlayOptions: { mode: string };
    mapSettings: Settings['maps'];
    ssBadgeType: string;
    storeSettings: Omit<Settings['store'], 'orderEmail' | 'manualWords'>;
    businessInformation: Settings['business'];
  };
  /** What the operator switches on, and the experiments that run on this site. */
  flags: Flags;
  experiments: readonly { slug: string; goal: Goal; variant?: string }[];
  googleFonts: readonly { includeName: string }[];
  typekitFonts: readonly { id: string; variations: readonly string[] }[];
  rollups: {
    js: readonly string[];
    css: readonly string[];
    /** Where the code of each island is, by its name. */
    islands: Readonly<Record<string, string>>;
  };
}

export interface ContextInput {
  site: {
    id: string;
    identifier: string;
    websiteType: number;
    siteStatus: number;
    developerMode: boolean;
    cloneable: boolean;
    templateId: string;
  };
  baseUrl: string;
  appDomain: string;
  sitesDomain?: string;
  account: { id: string; roles: readonly number[]; permissions: readonly number[] } | null;
  pageType: number;
  collectionId: string | null;
  item: { id: string; recordType: number } | null;
  /** Those that came with the template. */
  demoCollections: SiteContext['demoCollections'];
  theme: Theme;
  fonts: readonly FontFamily[];
  settings: Settings;
  popup: PopupDocument;
  headerFooter: { announcement: Pick<Announcement, 'showAnnouncementBar'> };
  rollups: SiteContext['rollups'];
  flags?: Flags;
  trials?: readonly Pick<Trial, 'id' | 'slug' | 'goal'>[];
  shownVariants?: Readonly<Record<string, string>>;
}

export function siteContext(input: ContextInput): SiteContext {
  const { site, theme, settings, account, collectionId, item } = input;
  return {
    website: {
      id: site.id,
      identifier: site.identifier,
      websiteType: site.websiteType,
      baseUrl: input.baseUrl,
      developerMode: site.developerMode,
      cloneable: site.cloneable,
      typekitId: theme.typekitId,
      locale: localeOf(settings.site),
      timeZone: settings.site.timezone,
    },
    siteStatus: { value: site.siteStatus },
    useEscapeKeyToLogin: settings.access.useEscapeKeyToLogin,
    tweakJSON: tweaksOf(theme),
    appDomain: input.appDomain,
    ...(input.sitesDomain !== undefined &&
      input.sitesDomain !== input.appDomain && { sitesDomain: input.sitesDomain }),
    authenticatedAccount: account && { id: account.id },
    websiteRoles: account?.roles ?? [],
    accessPermissions: account?.permissions ?? [],
    pageType: input.pageType,
    collection: collectionId === null ? null : { id: collectionId },
    item,
    collectionId,
    itemId: item?.id ?? null,
    templateId: site.templateId,
    templateInstallation: site.id,
    templateVersion: templateVersionOf(site.templateId),
    demoCollections: input.demoCollections,
    showAnnouncementBar: input.headerFooter.announcement.showAnnouncementBar,
    cookieSettings: publicCookieSettings(settings.cookies),
    websiteSettings: {
      disqusShortname: settings.comments.disqusShortname,
      commentsEnabled: settings.comments.commentsEnabled,
      popupOverlaySettings: publicSettings(input.popup),
      mobileInfoBarSettings: settings.mobileInfoBar,
      mapSettings: settings.maps,
      pinterestOverlayOptions: { mode: settings.sharing.pinterestMode },
      ssBadgeType: settings.badge.ssBadgeType,
      storeSettings: publicStore(settings.store),
      businessInformation: settings.business,
    },
    flags: input.flags ?? {},
    experiments: (input.trials ?? []).map(({ id, slug, goal }) => {
      const variant = input.shownVariants?.[id];
      return { slug, goal, ...(variant !== undefined && { variant }) };
    }),
    googleFonts: theme.remoteFonts ? input.fonts.map(({ includeName }) => ({ includeName })) : [],
    typekitFonts: theme.typekitId === '' ? [] : [{ id: theme.typekitId, variations: [] }],
    rollups: input.rollups,
  };
}

/** The same on all pages of a version, and of many names. */
const tweaksOf = perObject((theme: Theme): SiteContext['tweakJSON'] => {
  const { light, dark, customCss: _tooLong, ownFonts: _notTold, ...tweaks } = theme;
  return {
    ...tweaks,
    ...light,
    darkPaper: dark.paper,
    darkInk: dark.ink,
    darkAccent: dark.accent,
  };
});

const publicStore = perObject((store: Settings['store']): SiteContext['websiteSettings']['storeSettings'] => {
  const { orderEmail: _private, manualWords: _afterwards, ...told } = store;
  return told;
});

/** JSON that can stand inside a script element: nothing in it can end the element or open a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
