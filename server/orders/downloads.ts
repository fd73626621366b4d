import { asBuyerReads } from '#core/commerce/cart/cart.ts';
import { HOUR_MS } from '#core/durations.ts';
import type { AssetService } from '../assets/service.ts';
import { isSignature, sign, type SiteSecrets } from '../secrets/site-secrets.ts';
import type { Site } from '../http/context.ts';
import { toldIn } from '../languages/say-rows.ts';
import type { Products } from '../products/service.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import { startsLater } from './starting.ts';
import type { OrderRow } from './store.ts';

export const DOWNLOAD_PATH = '/commerce/download';
export const DOWNLOAD_HOURS = 24;

export interface Download {
  title: string;
  url: string;
}

/** Paid, the money was not given back, and its day has come. */
const isOwed = (order: OrderRow, now: Date) =>
  order.isPaid && (order.state === 'PENDING' || order.state === 'FULFILLED') && !startsLater(order, now);

/** Files that were bought, by links that end. The order's page makes new ones whenever it is opened. */
export function makeDownloads(deps: {
  secrets: SiteSecrets;
  snapshots: Pick<Snapshots, 'of'>;
  products: Products;
  assets: Pick<AssetService, 'findOriginal'>;
  now: () => Date;
}) {
  const { secrets, snapshots, products, assets, now } = deps;
  const signed = (orderId: string, productId: string, until: number) =>
    `download:${orderId}:${productId}:${until}`;

  return {
    async linksOf(siteId: string, order: OrderRow): Promise<Download[]> {
      const lines = order.snapshot.lines.filter(({ type }) => type === 'DIGITAL').map(asBuyerReads);
      if (lines.length === 0 || !isOwed(order, now())) return [];
      const files = await products.filesOf(
        siteId,
        lines.map(({ productId }) => productId),
      );
      const secret = await secrets.of(siteId, 'orders');
      const until = now().getTime() + DOWNLOAD_HOURS * HOUR_MS;
      return lines.flatMap(({ productId, title }) => {
        if (!files.get(productId)) return [];
        const token = sign(secret, signed(order.id, productId, until));
        return [{ title, url: `${DOWNLOAD_PATH}/${order.id}/${productId}?until=${until}&token=${token}` }];
      });
    },

    /** The file behind a link that is signed, has not ended and whose order still stands, in the language of the order. */
    async open(
      site: Site,
      order: OrderRow | undefined,
      link: { productId: string; until: number; token: string },
    ) {
      const { productId, until, token } = link;
      if (!order || !isOwed(order, now()) || !(until > now().getTime())) return undefined;
      const secret = await secrets.of(site.id, 'orders');
      if (!isSignature(secret, signed(order.id, productId, until), token)) return undefined;
      const { languages } = await snapshots.of(site);
      const told = toldIn(site.id, languages, order.snapshot.language ?? '');
      const fileId = await products.fileIn(told, productId);
      return fileId ? assets.findOriginal(site.id, fileId) : undefined;
    },
  };
}

export type Downloads = ReturnType<typeof makeDownloads>;
