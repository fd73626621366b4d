import sharp from 'sharp';
import type { ImageValue } from '#core/fields/index.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Files } from './files.ts';
import * as store from './store.ts';

const WEBP_QUALITY = 78;
const MAX_KNOWN = 20_000;

export interface Rendition {
  bytes: Buffer;
  mime: string;
}

export function makeAssets(deps: { db: Database; originals: Files; renditions: Files }) {
  const { db, originals, renditions } = deps;
  const known = new Map<string, store.AssetRow>();
  const underWay = new Map<string, Promise<Buffer>>();

  async function find(siteId: string, id: string): Promise<store.AssetRow | undefined> {
    const key = `${siteId}:${id}`;
    const cached = known.get(key);
    if (cached) return cached;
    const row = await db.readSite(siteId, (tx) => store.findAsset(tx, id));
    if (row) {
      if (known.size >= MAX_KNOWN) known.clear();
      known.set(key, row);
    }
    return row;
  }

  /** Makes a smaller picture once, however many ask, and keeps it on the disk. */
  async function shrink(asset: store.AssetRow, width: number): Promise<Buffer | undefined> {
    const name = `${asset.hash}-${width}.webp`;
    const ready = await renditions.read(name);
    if (ready) return ready;
    const waiting = underWay.get(name);
    if (waiting) return waiting;
    const original = await originals.read(asset.hash);
    if (!original) return undefined;
    const making = (async () => {
      const bytes = await sharp(original)
        .rotate()
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: WEBP_QUALITY })
        .toBuffer();
      await renditions.write(name, bytes);
      return bytes;
    })();
    underWay.set(name, making);
    try {
      return await making;
    } finally {
      underWay.delete(name);
    }
  }

  return {
    /** Takes a picture in and returns what a page's values hold of it. */
    async addImage(
      siteId: string,
      input: { name: string; bytes: Buffer; alt: string; focalPoint?: { x: number; y: number } },
    ): Promise<ImageValue> {
      const { format, width, height } = await sharp(input.bytes).metadata();
      const id = newId();
      const hash = await originals.put(input.bytes);
      const row = {
        id,
        name: input.name,
        mime: `image/${format}`,
        hash,
        size: input.bytes.length,
        width,
        height,
      };
      await db.site(siteId, (tx) => store.insertAsset(tx, { siteId, ...row }));
      return {
        src: `/images/${id}/${input.name}`,
        alt: input.alt,
        width,
        height,
        focalPoint: input.focalPoint ?? { x: 0.5, y: 0.5 },
      };
    },

    /** The files are shared by their bytes, and under the same ids what pages say of them stays true. */
    async copyAll(fromSiteId: string, toSiteId: string): Promise<void> {
      const rows = await db.readSite(fromSiteId, store.listAssets);
      await db.site(toSiteId, async (tx) => {
        for (const row of rows) await store.insertAsset(tx, { siteId: toSiteId, ...row });
      });
    },

    async rendition(siteId: string, id: string, width: number): Promise<Rendition | undefined> {
      const asset = await find(siteId, id);
      const bytes = asset && (await shrink(asset, width));
      return bytes && { bytes, mime: 'image/webp' };
    },

    async original(siteId: string, id: string): Promise<Rendition | undefined> {
      const asset = await find(siteId, id);
      const bytes = asset && (await originals.read(asset.hash));
      return bytes && { bytes, mime: asset.mime };
    },
  };
}

export type AssetService = ReturnType<typeof makeAssets>;
