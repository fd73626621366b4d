import { collectionFields } from '#core/collections/collection.ts';
import { withStoredChoices } from '#core/collections/custom-fields.ts';
import type { HeaderFooter } from '#core/content/header-footer.ts';
import type { FormDocument } from '#core/forms/document.ts';
import { withStoredOptions } from '#core/forms/said-form.ts';
import type { Navigation } from '#core/content/navigation.ts';
import { popupFields, type PopupDocument } from '#core/popup/document.ts';
import { readSettings, type Settings } from '#core/settings/groups.ts';
import { makeRedirects, type RedirectOf } from '#core/settings/redirects.ts';
import { makeAddressBook } from '#core/languages/address-book.ts';
import { languageHosts, type LanguageOrigins } from '#core/domains/language-domains.ts';
import {
  chainOf,
  chainsOf,
  languagesOf,
  partsOf,
  type SiteLanguages,
} from '#core/languages/site-languages.ts';
import { thirdPartyNames } from '#core/inventory/inventory.ts';
import type { Flags } from '#core/experiments/flags.ts';
import { isRecord } from '#core/fields/field.ts';
import { pageBody } from '#core/page/stored/fields.ts';
import { cutsOfTheme, type FontCuts } from '#core/theme/font-cuts.ts';
import type { Theme } from '#core/theme/theme.ts';
import type { SiteInput } from '#site/page-input.ts';
import { templateOf } from '#site/templates/index.ts';
import type { Access } from '../access/service.ts';
import type { Inventories } from '../consent/inventory/service.ts';
import { consentVersion } from '../consent/version.ts';
import type { DraftSite } from '../content/drafts.ts';
import type { Running, RunningTrial } from '../experiments/running.ts';
import type { LiveContent } from '../content/live.ts';
import { asPublished } from '../database/work.ts';
import type { Site } from '../http/context.ts';
import { sharedIn } from '../languages/shared-in.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { Sites } from '../sites/service.ts';
import { makeKept, weigh } from './keeping/kept.ts';

/** What all pages of one published version share is read once and kept for the most active sites. */
const MAX_SNAPSHOT_BYTES = 32 * 1024 * 1024;

type ThemeStyles = Pick<Awaited<ReturnType<Bundle['entry']>>, 'themeCss' | 'inPlainLetters'>;

/** What of a site follows from its theme. */
type Look = Pick<SiteInput, 'site' | 'theme' | 'themeCss' | 'fontCuts' | 'italicVariants'>;

export interface Snapshot extends SiteInput {
  version: number;
  /** Pages that are not for everybody, each with what opens it. */
  locks: Awaited<ReturnType<Access['pageLocks']>>;
  redirectOf: RedirectOf;
  /** Where pages used to be, and where they are now. */
  formerPaths: ReadonlyMap<string, string>;
  /** Experiments that run. */
  trials: readonly RunningTrial[];
  /** How the site looks in each variant of its style but the original, while they are compared. */
  styles: ReadonlyMap<string, Look>;
}

export function makeSnapshots(deps: {
  live: LiveContent;
  access: Access;
  bundle: Bundle;
  sites: Sites;
  inventories: Inventories;
  appDomain: string;
  fontHosts: SiteInput['fontHosts'];
  serviceUrls: SiteInput['serviceUrls'];
  flags: Flags;
  running: Running;
}) {
  const { live, access, sites, inventories, appDomain, fontHosts, serviceUrls } = deps;
  const kept = makeKept<Promise<Snapshot>>({ maxBytes: MAX_SNAPSHOT_BYTES });

  function lookOf(site: Site, theme: Theme, styles: ThemeStyles): Look {
    const templateId = templateIdOf(site, theme, deps.bundle);
    return {
      site: { ...site, templateId },
      theme,
      themeCss: styles.themeCss(theme),
      ...fontCutsOf(theme, templateId, { styles, cuts: deps.bundle.assets.fontCuts }),
      italicVariants: templateOf(templateId)?.italicVariants ?? [],
    };
  }

  async function stylesOf(site: Site, trials: readonly RunningTrial[]): Promise<Snapshot['styles']> {
    const trial = trials.find(({ subject }) => subject.kind === 'style');
    if (!trial) return NO_STYLES;
    const entry = await deps.bundle.entry();
    const bodies = await Promise.all(
      trial.variants.slice(1).map(async (variant) => ({
        variant,
        body: await deps.running.bodyOf(site.id, trial, variant),
      })),
    );
    const read = (body: unknown) => entry.documents.fieldsOf('theme', 'theme')?.read(body) as Theme;
    return new Map(bodies.map(({ variant, body }) => [variant, lookOf(site, read(body), entry)]));
  }

  /** What pages share, put together from the documents of one moment; in another language than theirs where one is named. */
  async function assemble(
    site: Site,
    written: Pick<DraftSite, 'singles' | 'pages' | 'translations' | 'titles' | 'addresses'>,
    language?: string,
  ): Promise<SiteInput> {
    const entry = await deps.bundle.entry();
    const { documents } = entry;
    const languages = languagesOf(settingsIn(written.singles));
    const current = language ?? languages.source;
    const { singles, pages, fellBack } =
      current === languages.source
        ? { ...written, fellBack: NOTHING_FELL_BACK }
        : sharedIn(documents, { languages, language: current }, written);
    const stored = (kind: string, key: string) =>
      singles.find((single) => single.kind === kind && single.key === key)?.body;
    const single = (kind: 'theme' | 'navigation' | 'headerFooter') =>
      documents.fieldsOf(kind, kind)?.read(stored(kind, kind));
    const read = settingsIn(singles);
    const settings =
      current === languages.source ? read : { ...read, site: { ...read.site, ...partsOf(current) } };
    const bodies = pageBody(documents.blockOf);
    return {
      ...lookOf(site, single('theme') as Theme, entry),
      ownTemplateId: site.templateId,
      baseUrl: sites.publicUrlOf(site),
      appDomain,
      sitesDomain: sites.sitesDomain,
      fontHosts,
      serviceUrls,
      flags: deps.flags,
      settings,
      languages: {
        ...languages,
        current,
        addresses: makeAddressBook(chainsOf(languages), written),
        domains: originsOf(sites, site, languages),
      },
      fellBack,
      consentVersion: '',
      navigation: single('navigation') as Navigation,
      headerFooter: single('headerFooter') as HeaderFooter,
      popup: popupFields.read(stored('popup', 'popup')),
      pages,
      collections: singles.flatMap(({ id, kind, body }, index) => {
        if (kind !== 'collection') return [];
        const said = collectionFields.read(body);
        const { fields } = collectionFields.read(written.singles[index]?.body);
        const collection = { ...said, fields: withStoredChoices(fields, said.fields) };
        const itemPage = isRecord(body) ? bodies.read(body.itemPage) : bodies.initial;
        return [{ id, path: collection.path, collection, itemPage }];
      }),
      forms: Object.fromEntries(
        singles.flatMap(({ kind, key, body }, index) => {
          if (kind !== 'form' || key === null) return [];
          const [said, asWritten] = [body, written.singles[index]?.body].map(
            (form) => documents.fieldsOf('form', key)?.read(form) as FormDocument,
          );
          return said && asWritten ? [[key, withStoredOptions(asWritten, said)]] : [];
        }),
      ),
    };
  }

  /** Sites that ask nobody need not know whom they contact. */
  async function versionOf(site: Site, { cookies }: Settings): Promise<string> {
    const isAsking = cookies.isCookieBannerEnabled || cookies.isAnalyticsCookiesDisabled;
    return consentVersion(cookies, isAsking ? thirdPartyNames(await inventories.of(site)) : []);
  }

  async function read(site: Site, language?: string): Promise<Snapshot> {
    const asWritten = language === undefined ? undefined : await of(site);
    const chain = asWritten && language !== undefined ? chainOf(asWritten.languages, language) : [];
    const { version, formerPaths, ...shared } = await live.shared(site.id, chain);
    const locks = await access.pageLocks(site.id);
    const input = await assemble(site, shared, language);
    const { popup } = input;
    // One book of addresses for all languages of a version.
    const { addresses } = (asWritten?.version === version ? asWritten : input).languages;
    const trials = await deps.running.trialsOf(site.id);
    return {
      ...input,
      languages: { ...input.languages, addresses },
      consentVersion: await versionOf(site, input.settings),
      popup: { ...popup, pages: followMoves(popup.pages, formerPaths) },
      version,
      formerPaths,
      trials,
      styles: await stylesOf(site, trials),
      locks,
      redirectOf: makeRedirects(input.settings.redirects.rules),
    };
  }

  /** As its documents are written, or in another language. */
  async function of(site: Site, language?: string): Promise<Snapshot> {
    const key = `${site.id}:${site.liveVersion}:${language ?? ''}`;
    const known = kept.get(key);
    if (known) return known;
    const reading = asPublished(site, () => read(site, language));
    kept.put(key, reading, { site, bytes: 0 });
    reading.then(
      (snapshot) => kept.resize(key, reading, weigh(snapshot)),
      () => kept.drop(key),
    );
    return reading;
  }

  return { assemble, of };
}

export type Snapshots = ReturnType<typeof makeSnapshots>;

/** Nothing for most sites, where the address alone says which language it is. */
function originsOf(sites: Sites, site: Site, languages: SiteLanguages): LanguageOrigins | undefined {
  const hosts = languageHosts(site.languageDomains, languages);
  if (hosts.size === 0) return undefined;
  return {
    main: sites.publicUrlOf(site),
    origins: new Map([...hosts].map(([language, host]) => [language, sites.originOf(host)])),
  };
}

const NO_STYLES: Snapshot['styles'] = new Map();
const NOTHING_FELL_BACK: ReadonlyMap<string, string> = new Map();

const settingsIn = (singles: DraftSite['singles']): Settings =>
  readSettings(
    Object.fromEntries(
      singles.flatMap(({ kind, key, body }) => (kind === 'settings' && key !== null ? [[key, body]] : [])),
    ),
  );

/** The look an owner chose is part of the theme, and so is published and undone with it. */
function templateIdOf(site: Site, { template }: Theme, { assets }: Bundle): string {
  return Object.hasOwn(assets.templateStyles, template) ? template : site.templateId;
}

/** Pages that moved since they were chosen are meant where they are now. */
function followMoves(
  { where, paths }: PopupDocument['pages'],
  formerPaths: Snapshot['formerPaths'],
): PopupDocument['pages'] {
  return { where, paths: paths.map((path) => formerPaths.get(path) ?? path) };
}

/** The theme with its fonts cut, where the build has cuts of them. */
function fontCutsOf(
  theme: Theme,
  templateId: string,
  { styles, cuts }: { styles: ThemeStyles; cuts: FontCuts },
): Pick<SiteInput, 'fontCuts'> {
  const variants = templateOf(templateId)?.otherWeightVariants;
  const found = theme.remoteFonts ? {} : cutsOfTheme(theme, cuts, { isOneWeight: variants !== undefined });
  if (Object.keys(found).length === 0) return {};
  const themeCss = styles.themeCss(theme, found);
  const plain = Object.entries(found).map(([name, { phone, ...cut }]) => {
    const onPhones = phone && { phone: { file: phone.plainFile ?? phone.file } };
    return [name, { ...cut, file: cut.plainFile ?? cut.file, ...onPhones }] as const;
  });
  return {
    fontCuts: {
      all: { cuts: found, themeCss },
      plain: { cuts: Object.fromEntries(plain), themeCss: styles.inPlainLetters(themeCss, found) },
      otherWeightVariants: variants ?? [],
    },
  };
}
