import { isRecord } from '#core/fields/field.ts';
import { localeOf } from '#core/settings/locale.ts';
import { Failure } from '#contract/errors.ts';
import { sites as contract } from '#contract/sites/sites.ts';
import type { Content } from '../content/service.ts';
import type { Handle } from '../http/handle.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { Sites } from './service.ts';

const HEADER_FOOTER = 'headerFooter';

export function serveSites(
  handle: Handle,
  deps: { sites: Sites; content: Content; snapshots: Snapshots },
): void {
  const { sites, content, snapshots } = deps;

  /** As visitors know it. */
  async function shownOf({ id, identifier }: { id: string; identifier: string }) {
    const site = await sites.find(id);
    const settings = site && (await snapshots.of(site)).settings.site;
    return { title: settings?.title ?? identifier, locale: settings ? localeOf(settings) : '' };
  }

  handle(contract.mine, async ({ visitor }) => {
    const mine = await sites.ofAccount(visitor.accountId);
    return {
      platformUrl: `${sites.appUrl}/`,
      sites: await Promise.all(
        mine.map(async ({ isOwner: _, ...site }) => ({ ...site, ...(await shownOf(site)) })),
      ),
    };
  });

  const stored = async (siteId: string): Promise<Record<string, unknown>> => {
    const body = await content.readByKey(siteId, HEADER_FOOTER, HEADER_FOOTER);
    return isRecord(body) ? body : {};
  };

  const read = async (siteId: string) => {
    const { header, footer } = await stored(siteId);
    return { header: isRecord(header) ? header : {}, footer: isRecord(footer) ? footer : {} };
  };

  handle(contract.readHeaderFooter, ({ site }) => read(site.id));

  handle(contract.writeHeaderFooter, async ({ site, visitor, body }) => {
    const result = await content.put(
      { siteId: site.id, accountId: visitor.accountId },
      HEADER_FOOTER,
      HEADER_FOOTER,
      { ...(await stored(site.id)), ...body },
    );
    return result instanceof Failure ? result : read(site.id);
  });
}
