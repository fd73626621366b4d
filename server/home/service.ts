import { checklistOf } from '#core/home/checklist.ts';
import { countUntouched } from '#core/home/untouched.ts';
import { newsFor, NEWS, NEWS_PERMISSIONS, type News } from '#core/home/news.ts';
import { isPlanNeeded, statusAt } from '#core/access/site-access.ts';
import { COMMENT_MODERATION_PERMISSION, hasPermission, Permission } from '#core/enumerations/permissions.ts';
import { toCents } from '#core/money/currency.ts';
import { CommercePermission, SettingsPermission } from '#core/people/finer-permissions.ts';
import { localeOf } from '#core/settings/locale.ts';
import type { Settings } from '#core/settings/groups.ts';
import type { Home } from '#contract/sites/home.ts';
import type { DraftContent } from '../content/drafts.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Site, Visitor } from '../http/context.ts';
import { mailsReadBy } from '../mail/readers.ts';
import type { Samples } from '../samples/service.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { Sites } from '../sites/service.ts';
import * as store from './store.ts';

/** What waits for somebody, how it goes, and where they left off. */
export function makeHome(deps: {
  db: Database;
  sites: Sites;
  samples: Samples;
  drafts: DraftContent;
  snapshots: Snapshots;
  now: () => Date;
}) {
  const { db, sites, samples, drafts, snapshots, now } = deps;

  async function waiting(tx: Tx, site: Site, may: (permission: number) => boolean, visitor: Visitor) {
    const counted = async (permission: number, count: () => Promise<number>) =>
      may(permission) ? count() : null;
    const names = mailsReadBy(visitor.permissions);
    return {
      orders: await counted(CommercePermission.viewOrders, () => store.countToShip(tx)),
      messages: await counted(Permission.contentManager, () => store.countUnread(tx)),
      comments: await counted(COMMENT_MODERATION_PERMISSION, () => store.countComments(tx)),
      failedMails: names.length === 0 ? 0 : await store.countFailedMails(tx, site.id, { names, now: now() }),
      domains: await counted(SettingsPermission.domains, () => store.countDomainProblems(tx, site.id)),
    };
  }

  async function sales(tx: Tx, settings: Settings): Promise<Home['sales']> {
    const currency = settings.store.storeCurrency;
    const sold = await store.soldLately(tx, { timeZone: settings.site.timezone, now: now(), currency });
    const sums = (orders: string | undefined, cents: string | undefined) => ({
      orders: Number(orders ?? 0),
      revenueCents: toCents(Number(cents ?? 0)),
    });
    return {
      currency,
      locale: localeOf(settings.site),
      today: sums(sold?.ordersToday, sold?.centsToday),
      week: sums(sold?.ordersWeek, sold?.centsWeek),
      testOrders: Number(sold?.testOrders ?? 0),
    };
  }

  async function draftOf(site: Site) {
    const { page: _, ...shared } = await drafts.read(site.id, '');
    const { settings, headerFooter } = await snapshots.assemble(site, shared);
    return { settings, hasLogo: settings.site.logo.src + headerFooter.header.logo.src !== '' };
  }

  async function notify(site: Site, visitor: Visitor) {
    const chosen = await db.readSite(site.id, (tx) => store.readChosen(tx, 'notify', visitor.accountId));
    const offered = NEWS.filter((kind) => hasPermission(visitor.permissions, NEWS_PERMISSIONS[kind]));
    const kinds = newsFor({ notify: chosen, isOwner: visitor.isOwner });
    return { kinds: kinds.filter((kind) => offered.includes(kind)), offered, email: visitor.email };
  }

  return {
    async read(site: Site, visitor: Visitor): Promise<Home> {
      const may = (permission: number) => hasPermission(visitor.permissions, permission);
      const mayChange = may(Permission.contentManager);
      const { settings, hasLogo } = await draftOf(site);
      const left = mayChange ? await samples.count(site.id) : 0;
      return db.readSite(site.id, async (tx) => {
        const shop = await store.shopFacts(tx);
        const versions = mayChange ? await store.versions(tx) : new Map<string, number>();
        const versionOf = (name: string) => versions.get(name) ?? 0;
        const clock = { timeZone: settings.site.timezone, now: now() };
        return {
          url: sites.publicUrlOf(site),
          isLive: site.isLive,
          isPlanNeeded: isPlanNeeded(statusAt(site, now())),
          waiting: await waiting(tx, site, may, visitor),
          sales: shop.hasProducts && may(CommercePermission.sales) ? await sales(tx, settings) : null,
          messages: mayChange ? await store.messagesLately(tx, clock) : null,
          checklist: mayChange
            ? checklistOf({
                ...shop,
                hasLogo,
                themeVersion: versionOf('theme'),
                homeVersion: versionOf('/'),
                businessVersion: versionOf('business'),
                shippingVersion: versionOf('shipping'),
                samples: left,
                hasDomain: site.domains.length > 0,
                isLive: site.isLive,
              })
            : null,
          samples: left,
          templateSections: mayChange && !site.isLive ? countUntouched(await store.frontPages(tx)) : 0,
          recent: await store.recentWork(tx, visitor.accountId),
        };
      });
    },

    notify,

    async setNotify(site: Site, visitor: Visitor, kinds: readonly News[]) {
      await db.site(site.id, (tx) =>
        store.writeChosen(tx, 'notify', { accountId: visitor.accountId, kinds: new Set(kinds) }),
      );
      return notify(site, visitor);
    },

    /** The kinds they chose for their devices; nothing until they did. */
    pushed: (site: Site, visitor: Visitor) =>
      db.readSite(site.id, (tx) => store.readChosen(tx, 'pushed', visitor.accountId)),

    async setPushed(site: Site, visitor: Visitor, kinds: readonly News[]): Promise<void> {
      await db.site(site.id, (tx) =>
        store.writeChosen(tx, 'pushed', { accountId: visitor.accountId, kinds: new Set(kinds) }),
      );
    },
  };
}

export type HomeService = ReturnType<typeof makeHome>;
