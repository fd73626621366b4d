import type { HeaderFooter } from '#core/content/header-footer.ts';
import type { FormDocument } from '#core/forms/document.ts';
import type { Navigation } from '#core/content/navigation.ts';
import { readSettings, type Settings } from '#core/settings/groups.ts';
import type { Theme } from '#core/theme/theme.ts';
import type { SiteInput } from '#site/page-input.ts';
import type { LiveContent } from '../content/live.ts';
import type { Site } from '../http/context.ts';
import type { Bundle } from './bundle.ts';
import type { Sites } from '../sites/service.ts';

/** What all pages of one published version share is read once and kept for the most active sites. */
const MAX_SNAPSHOTS = 2000;

export interface Snapshot extends SiteInput {
  version: number;
}

export function makeSnapshots(deps: {
  live: LiveContent;
  bundle: Bundle;
  sites: Sites;
  appDomain: string;
  fontHosts: SiteInput['fontHosts'];
}) {
  const { live, sites, appDomain, fontHosts } = deps;
  const kept = new Map<string, Promise<Snapshot>>();

  async function read(site: Site): Promise<Snapshot> {
    const { documents, themeCss } = await deps.bundle.entry();
    const { version, singles, pages } = await live.shared(site.id);
    const stored = (kind: string, key: string) =>
      singles.find((single) => single.kind === kind && single.key === key)?.body;
    const single = (kind: 'theme' | 'navigation' | 'headerFooter') =>
      documents.fieldsOf(kind, kind)?.read(stored(kind, kind));
    const settings = readSettings(
      Object.fromEntries(
        singles.flatMap(({ kind, key, body }) => (kind === 'settings' && key !== null ? [[key, body]] : [])),
      ),
    );
    const theme = effectiveTheme(single('theme') as Theme, settings);
    return {
      version,
      site,
      baseUrl: sites.urlOf(site),
      appDomain,
      fontHosts,
      settings,
      theme,
      themeCss: themeCss(theme),
      navigation: single('navigation') as Navigation,
      headerFooter: single('headerFooter') as HeaderFooter,
      pages,
      forms: Object.fromEntries(
        singles.flatMap(({ kind, key, body }) =>
          kind === 'form' && key !== null
            ? [[key, documents.fieldsOf('form', key)?.read(body) as FormDocument]]
            : [],
        ),
      ),
    };
  }

  return {
    async of(site: Site): Promise<Snapshot> {
      const key = `${site.id}:${site.liveVersion}`;
      const known = kept.get(key);
      if (known) return known;
      const reading = read(site);
      kept.set(key, reading);
      reading.catch(() => kept.delete(key));
      const oldest = kept.size > MAX_SNAPSHOTS ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return reading;
    },
  };
}

export type Snapshots = ReturnType<typeof makeSnapshots>;

/** Where nothing may be loaded from elsewhere without consent, fonts come from here. */
function effectiveTheme(theme: Theme, { cookies }: Settings): Theme {
  return cookies.isRestrictiveCookiePolicyEnabled ? { ...theme, remoteFonts: false, typekitId: '' } : theme;
}
