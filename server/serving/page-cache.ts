import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip, brotliDecompress } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished answer as it goes over the wire. */
export interface CachedPage {
  status: number;
  etag: string;
  headers: Readonly<Record<string, string>>;
  /** When it shows something else by the clock alone. */
  until?: Date | undefined;
  bodies: Map<Encoding, Buffer>;
}

export interface FreshPage {
  status: number;
  html: string;
  headers: Readonly<Record<string, string>>;
  /** Shows what changes by itself, and so is not kept. */
  isPassing?: boolean;
  /** When it shows something else by the clock alone: it is kept no longer. */
  until?: Date | undefined;
}

const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

/** Holds pages by key up to a number of bytes, least recently used first out, and renders each key once at a time. */
export function makePageCache(options: { maxBytes: number; now: () => Date }) {
  const pages = new Map<string, CachedPage>();
  const underWay = new Map<string, Promise<CachedPage>>();
  let bytes = 0;

  const sizeOf = (page: CachedPage) =>
    500 + [...page.bodies.values()].reduce((sum, body) => sum + body.length, 0);

  function keep(key: string, page: CachedPage): void {
    if (options.maxBytes === 0) return;
    pages.set(key, page);
    bytes += sizeOf(page);
    for (const [oldest, value] of pages) {
      if (bytes <= options.maxBytes || oldest === key) break;
      pages.delete(oldest);
      bytes -= sizeOf(value);
    }
  }

  return {
    get size() {
      return pages.size;
    },

    peek(key: string): CachedPage | undefined {
      const page = pages.get(key);
      if (!page) return undefined;
      pages.delete(key);
      if (page.until && page.until <= options.now()) {
        bytes -= sizeOf(page);
        return undefined;
      }
      pages.set(key, page);
      return page;
    },

    /** The page for a key, made by `render` when nobody has it; however many ask, it is made once. */
    async get(key: string, encoding: Encoding, render: () => Promise<FreshPage>): Promise<CachedPage> {
      const known = this.peek(key);
      if (known) return known;
      const waiting = underWay.get(key);
      if (waiting) return waiting;
      const making = (async () => {
        const fresh = await render();
        const page = await finish(fresh, encoding);
        if (!fresh.isPassing) keep(key, page);
        return page;
      })();
      underWay.set(key, making);
      try {
        return await making;
      } finally {
        underWay.delete(key);
      }
    },

    /** The body in an encoding; made from another one when this one was never asked for. */
    async body(page: CachedPage, encoding: Encoding): Promise<Buffer> {
      const ready = page.bodies.get(encoding);
      if (ready) return ready;
      const plain = await decompress(page);
      const made = encoding === 'identity' ? plain : await compress[encoding](plain);
      if (!page.bodies.has(encoding)) {
        page.bodies.set(encoding, made);
        bytes += made.length;
      }
      return made;
    },
  };
}

export type PageCache = ReturnType<typeof makePageCache>;

/** Turns rendered HTML into bytes in the encoding of the first who asked. */
export async function finish(page: FreshPage, encoding: Encoding): Promise<CachedPage> {
  const plain = Buffer.from(page.html);
  const body = encoding === 'identity' ? plain : await compress[encoding](plain);
  return {
    status: page.status,
    etag: etagOf(plain),
    headers: page.headers,
    until: page.until,
    bodies: new Map([[encoding, body]]),
  };
}

export function etagOf(body: Buffer | string): string {
  return `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
}

async function decompress({ bodies }: CachedPage): Promise<Buffer> {
  const plain = bodies.get('identity');
  if (plain) return plain;
  const br = bodies.get('br');
  return br ? promisify(brotliDecompress)(br) : promisify(gunzip)(bodies.get('gzip') ?? Buffer.alloc(0));
}

/** A publish raises the version, which makes every older page unreachable. */
export function pageKey(
  site: { id: string; liveVersion: number },
  { path, isWithoutCode }: { path: string; isWithoutCode: boolean },
): string {
  return `${site.id}:${site.liveVersion}:${isWithoutCode ? 'plain' : ''}${path}`;
}

export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))/.test(accepted) ? 'gzip' : 'identity';
}
