import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { PART_BYTES } from '#core/assets/limits.ts';
import type { Asset, KeptAsset, Upload } from '#contract/content/assets.ts';
import type { Reply, Session, TestSite, useApp } from '../../testing/app.ts';

export const BYTES = { 'content-type': 'application/octet-stream' };
export const PDF = Buffer.from('%PDF-1.7\nthe menu\n');
export const EXE = Buffer.from('MZ\x90\0\x03 this program cannot be run');

/** A picture whose left half is red and whose right half is blue, so that one can see what was cut. */
export async function aPicture(options: { width?: number; height?: number; orientation?: number } = {}) {
  const { width = 400, height = 200, orientation } = options;
  const half = { width: width / 2, height, channels: 3 as const };
  const blue = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer();
  const drawn = sharp({ create: { ...half, width, background: '#ff0000' } }).composite([
    { input: blue, left: width / 2, top: 0 },
  ]);
  const jpeg = drawn.jpeg({ quality: 95 });
  const withMaker = jpeg.withExif({ IFD0: { Artist: 'Secret Ada' } });
  return (orientation ? withMaker.withMetadata({ orientation }) : withMaker).toBuffer();
}

/** Noise, which no format makes small: for files that must have a size. */
export async function aLargePicture(side: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  return sharp({ create: { width: side, height: side, channels: 3, background: '#000', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** A whole white PNG of a kilobyte for each million of its pixels. */
export function aBomb(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function useFiles(kit: ReturnType<typeof useApp>) {
  const { call } = kit;
  const add = (
    as: Session,
    name: string,
    bytes: Buffer,
    query: Record<string, string> = {},
  ): Promise<Reply> =>
    call('POST', `/api/assets?${new URLSearchParams({ name, ...query })}`, {
      as,
      body: bytes,
      headers: BYTES,
    });
  return {
    add,
    async added(site: TestSite, name: string, bytes: Buffer, query: Record<string, string> = {}) {
      const reply = await add(site.owner, name, bytes, query);
      if (reply.status !== 200) throw new Error(reply.body);
      return (reply.json() as unknown as KeptAsset).asset;
    },
    start: (site: TestSite, body: object) => call('POST', '/api/assets/uploads', { as: site.owner, body }),
    part: (site: TestSite, id: string, offset: number, bytes: Buffer) =>
      call('PUT', `/api/assets/uploads/${id}?offset=${offset}`, {
        as: site.owner,
        body: bytes,
        headers: BYTES,
      }),
    complete: (site: TestSite, id: string) =>
      call('POST', `/api/assets/uploads/${id}/complete`, { as: site.owner }),
    /** All of a file in parts, as the admin sends it. */
    async inParts(site: TestSite, name: string, bytes: Buffer): Promise<Reply> {
      const { id } = (await this.start(site, { name, size: bytes.length })).json() as unknown as Upload;
      for (let at = 0; at < bytes.length; at += PART_BYTES)
        await this.part(site, id, at, bytes.subarray(at, at + PART_BYTES));
      return this.complete(site, id);
    },
    async list(site: TestSite, query: Record<string, string> = {}) {
      const reply = await call('GET', `/api/assets?${new URLSearchParams(query)}`, { as: site.owner });
      return reply.json() as unknown as {
        assets: Asset[];
        total: number;
        folders: string[];
        storage: { used: number; limit: number };
      };
    },
    async bytes(site: TestSite, url: string, headers: Record<string, string> = {}) {
      const reply = await kit.app.http.inject({ url, headers: { host: site.host, ...headers } });
      return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
    },
  };
}
