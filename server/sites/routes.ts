import { isRecord } from '#core/fields/field.ts';
import { Failure } from '#contract/errors.ts';
import { sites as contract } from '#contract/sites.ts';
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

  handle(contract.mine, async ({ visitor }) => ({
    sites: await Promise.all(
      (await sites.ofAccount(visitor.accountId)).map(async ({ isOwner: _, ...site }) => ({
        ...site,
        title: await titleOf(site.id),
      })),
    ),
  }));

  /** What visitors know the site by. */
  async function titleOf(siteId: string): Promise<string> {
    const site = await sites.find(siteId);
    return site ? (await snapshots.of(site)).settings.site.title : '';
  }

  const read = async (siteId: string) => {
    const stored = await content.readByKey(siteId, HEADER_FOOTER, HEADER_FOOTER);
    const { header, footer } = isRecord(stored) ? stored : {};
    return { header: isRecord(header) ? header : {}, footer: isRecord(footer) ? footer : {} };
  };

  handle(contract.readHeaderFooter, ({ site }) => read(site.id));

  handle(contract.writeHeaderFooter, async ({ site, visitor, body }) => {
    const result = await content.put(
      { siteId: site.id, accountId: visitor.accountId },
      HEADER_FOOTER,
      HEADER_FOOTER,
      body,
    );
    return result instanceof Failure ? result : read(site.id);
  });
}
