import {
  hasPermission,
  Permission,
  permissionsOfRoles,
  type ContributorRole,
} from '#core/enumerations/permissions.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Accounts } from '../accounts/service.ts';
import type { Site } from '../http/context.ts';
import type { ForSale } from '../products/sold/for-sale.ts';
import { hostName } from '../http/hosts.ts';
import type { Sites } from '../sites/service.ts';
import type { AssetService } from './service.ts';

interface Actor {
  siteId: string;
  accountId: string;
}

const NOT_THERE = 'It is no longer among the files of that site.';
const IS_SOLD = 'It is for sale there.';

/** Files that come along with what was copied on another site, for those who work on both. */
export function makeBringing(deps: {
  assets: Pick<AssetService, 'fileAt' | 'copyFile'>;
  sites: Pick<Sites, 'placeOf'>;
  accounts: Pick<Accounts, 'rolesOn'>;
  forSale: ForSale;
}) {
  const { assets, sites, accounts, forSale } = deps;

  async function bringOne(
    actor: Actor,
    site: Site,
    { address, maySell }: { address: string; maySell: boolean },
  ): Promise<string | Failure> {
    const row = await assets.fileAt(site.id, address);
    if (!row) return fail('notFound', {}, NOT_THERE);
    // One site can have several hosts.
    if (site.id === actor.siteId) return address;
    if (!maySell && (await forSale.of(site, row.id)) !== 'free') return fail('forbidden', {}, IS_SOLD);
    return assets.copyFile(actor, row, { address, from: site.identifier });
  }

  return {
    async bring(actor: Actor, from: string, files: readonly string[]) {
      const place = await sites.placeOf(hostName(from));
      if (place.kind !== 'site') return fail('notFound');
      const { site } = place;
      const roles = (await accounts.rolesOn(site.id, actor.accountId)) as ContributorRole[];
      const permissions = permissionsOfRoles(roles);
      // Whoever may not look into a site's files must not learn that there is such a site either.
      if (!hasPermission(permissions, Permission.contentManager)) return fail('notFound');
      const maySell = hasPermission(permissions, Permission.commerce);
      const brought: { from: string; to: string }[] = [];
      const left: { file: string; problem: string }[] = [];
      for (const address of new Set(files)) {
        const to = await bringOne(actor, site, { address, maySell });
        if (typeof to === 'string') brought.push({ from: address, to });
        else left.push({ file: address, problem: to.sentence });
      }
      return { files: brought, left };
    },
  };
}

export type Bringing = ReturnType<typeof makeBringing>;
