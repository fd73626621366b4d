import { closedRobotsText, robotsText } from '#core/feeds/sitemap.ts';
import { inAllLanguages } from '#core/languages/sitemap-entries.ts';
import type { Sitemaps } from '../collections/sitemaps.ts';
import type { LiveContent } from '../content/live.ts';
import type { Site } from '../http/context.ts';
import type { Catalogue } from '../products/catalogue.ts';
import type { SiteAdmission } from './admission.ts';
import type { Scene } from '../drawing/scene.ts';
import type { TextFile } from './answers.ts';
import type { Snapshots } from './snapshots.ts';

/** A site as it is at the host that was asked. */
type Asked = Pick<Scene, 'site' | 'snapshot'>;

/** Search engines are strangers: they are told of what every stranger may see. */
export function makeForSearchEngines(deps: {
  admission: SiteAdmission;
  snapshots: Snapshots;
  live: LiveContent;
  catalogue: Catalogue;
  sitemaps: Sitemaps;
}) {
  const { admission, snapshots, live, catalogue, sitemaps } = deps;
  const toStrangers = (site: Site) => admission.toSite(site, { visitor: undefined, sitePass: undefined });

  async function listed({ site, snapshot }: Asked) {
    const { settings, locks } = await snapshots.of(site);
    const { baseUrl, languages } = snapshot;
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
    async robots({ site, snapshot }: Asked): Promise<TextFile> {
      const { isIndexable } = await toStrangers(site);
      return {
        type: 'text/plain; charset=utf-8',
        body: isIndexable ? robotsText(snapshot.baseUrl) : closedRobotsText(),
      };
    },

    async sitemap(asked: Asked, { number }: { number: number | undefined }): Promise<TextFile | undefined> {
      const { site, snapshot } = asked;
      const { served, isIndexable } = await toStrangers(site);
      const all = isIndexable ? await listed(asked) : [];
      const body = await sitemaps.at(number, {
        site,
        at: snapshot,
        pages: served === 'site' ? all : all.filter((page) => page.path === '/'),
        isWhole: isIndexable && served === 'site',
      });
      return body === undefined ? undefined : { type: 'application/xml; charset=utf-8', body };
    },
  };
}

export type ForSearchEngines = ReturnType<typeof makeForSearchEngines>;
