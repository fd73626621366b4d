import { closedRobotsText, robotsText } from '#core/feeds/sitemap.ts';
import { inAllLanguages } from '#core/languages/sitemap-entries.ts';
import type { Sitemaps } from '../collections/sitemaps.ts';
import type { LiveContent } from '../content/live.ts';
import type { Site } from '../http/context.ts';
import type { Catalogue } from '../products/catalogue.ts';
import type { Sites } from '../sites/service.ts';
import type { SiteAdmission } from './admission.ts';
import type { TextFile } from './answers.ts';
import type { Snapshots } from './snapshots.ts';

/** Search engines are strangers: they are told of what every stranger may see. */
export function makeForSearchEngines(deps: {
  admission: SiteAdmission;
  snapshots: Snapshots;
  live: LiveContent;
  catalogue: Catalogue;
  sitemaps: Sitemaps;
  sites: Sites;
}) {
  const { admission, snapshots, live, catalogue, sitemaps, sites } = deps;
  const toStrangers = (site: Site) => admission.toSite(site, { visitor: undefined, sitePass: undefined });

  async function listed(site: Site) {
    const { settings, locks, baseUrl, languages } = await snapshots.of(site);
    if (settings.site.hideFromSearchEngines) return [];
    const open = (await live.pages(site.id)).filter(({ id }) => !locks.has(id));
    const { otherLanguages } = settings.site;
    const sold = await catalogue.paths(site.id);
    return [
      ...open.flatMap((page) => inAllLanguages(page, { languages, baseUrl, otherLanguages })),
      ...sold.flatMap((product) => inAllLanguages({ ...product, isIndexed: true }, { languages, baseUrl })),
    ];
  }

  return {
    async robots({ site }: { site: Site }): Promise<TextFile> {
      const { isIndexable } = await toStrangers(site);
      return {
        type: 'text/plain; charset=utf-8',
        body: isIndexable ? robotsText(sites.publicUrlOf(site)) : closedRobotsText(),
      };
    },

    async sitemap(
      { site }: { site: Site },
      { number }: { number: number | undefined },
    ): Promise<TextFile | undefined> {
      const { served, isIndexable } = await toStrangers(site);
      const all = isIndexable ? await listed(site) : [];
      const body = await sitemaps.at(number, {
        site,
        baseUrl: sites.publicUrlOf(site),
        pages: served === 'site' ? all : all.filter((page) => page.path === '/'),
        isWhole: isIndexable && served === 'site',
      });
      return body === undefined ? undefined : { type: 'application/xml; charset=utf-8', body };
    },
  };
}

export type ForSearchEngines = ReturnType<typeof makeForSearchEngines>;
