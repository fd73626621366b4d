import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  type BrotliOptions,
  type ZlibOptions,
} from 'node:zlib';
import type { Category } from '#core/consent/categories.ts';
import { writeDecision } from '#core/consent/decision.ts';
import { writeTrials } from '#core/experiments/assignment.ts';
import type { Trial } from '#core/experiments/experiment.ts';
import { counters } from '../counting/counters.ts';
import { takesPart, variantFor } from '../experiments/taking-part.ts';
import type { Here } from '#core/domains/language-domains.ts';
import { makeKept, type Version } from './keeping/kept.ts';
import { allowed, policyFor, type ConsentRules, type VisitorConsent } from '#core/consent/policies.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** What decides which copy of a page a visitor gets. */
export interface ConsentTerms {
  rules: ConsentRules & { isCookieBannerEnabled: boolean };
  /** Categories that what stands on the page belongs to; most pages have none, and so one copy for everybody. */
  matters: readonly Category[];
  /** Of a page that is shown in several variants, or in several styles. */
  trials: readonly Trial[];
}

/** A finished answer as it goes over the wire. */
export interface CachedPage {
  status: number;
  etag: string;
  terms: ConsentTerms;
  headers: Readonly<Record<string, string>>;
  /** Whether an owner's own code is on it, which frames do not get. */
  carriesCode: boolean;
  /** When it shows something else by the clock alone. */
  until?: Date | undefined;
  bodies: Map<Encoding, Buffer>;
}

export interface FreshPage {
  status: number;
  html: string;
  terms: ConsentTerms;
  headers: Readonly<Record<string, string>>;
  carriesCode?: boolean;
  /** Shows what changes by itself, and so is not kept. */
  isPassing?: boolean;
  /** When it shows something else by the clock alone: it is kept no longer. */
  until?: Date | undefined;
}

const [brotli, unbrotli] = [
  promisify<Buffer, BrotliOptions, Buffer>(brotliCompress),
  promisify(brotliDecompress),
];
const [zip, unzip] = [promisify<Buffer, ZlibOptions, Buffer>(gzip), promisify(gunzip)];

const compress = {
  br: (body: Buffer) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => zip(body, { level: 6 }),
};

/** The window, in bits, that all of a page fits into: one of four megabytes is made ready for nothing. */
function windowFor(bytes: number): number {
  const bits = Math.ceil(Math.log2(bytes + BESIDES_WINDOW));
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}

/** A window of so many bits holds this much less. */
const BESIDES_WINDOW = 16;

/** The copies of a page, by those categories on it that are allowed. */
interface KeptPage {
  terms: ConsentTerms;
  copies: Map<string, CachedPage>;
}

/**
 * Holds pages by key up to a number of bytes, those nobody used for long first out, and renders each copy once at a time.
 * A copy depends on no visitor, only on which of three categories are allowed, and only where the page uses them, and
 * on the variant of a page that is shown in several.
 */
export function makePageCache(options: { maxBytes: number; now: () => Date }) {
  const pages = makeKept<KeptPage>(options);
  const underWay = new Map<string, Promise<CachedPage>>();
  /** Where a copy was put. */
  const keys = new WeakMap<CachedPage, string>();

  function keep(
    key: string,
    page: CachedPage,
    { visitor, site }: { visitor: VisitorConsent; site: Version },
  ): void {
    const { terms } = page;
    const copies = pages.get(key)?.copies ?? new Map<string, CachedPage>();
    for (const [encoding, body] of page.bodies) page.bodies.set(encoding, unpooled(body));
    copies.set(copyFor(terms, visitor), page);
    keys.set(page, key);
    pages.put(key, { terms, copies }, { site, bytes: sizeOf(copies) });
  }

  function recount(key: string): void {
    const page = pages.get(key);
    if (page) pages.resize(key, page, sizeOf(page.copies));
  }

  return {
    get size() {
      return pages.size;
    },

    get bytes() {
      return pages.bytes;
    },

    peek(key: string, visitor: VisitorConsent): CachedPage | undefined {
      const page = pages.get(key);
      if (!page) return undefined;
      const copy = copyFor(page.terms, visitor);
      const kept = page.copies.get(copy);
      if (!kept?.until || kept.until > options.now()) return kept;
      page.copies.delete(copy);
      recount(key);
      return undefined;
    },

    /** The page for a key, made by `render` when nobody has it; however many ask, it is made once. */
    async get(
      key: string,
      asked: { site: Version; encoding: Encoding; visitor: VisitorConsent; variant: string },
      render: () => Promise<FreshPage>,
    ): Promise<CachedPage> {
      const { encoding, visitor, variant } = asked;
      const known = this.peek(key, visitor);
      counters.pageCache.inc({ outcome: known ? 'hit' : 'miss' });
      if (known) return known;
      const { choice, gpc, policy } = visitor;
      const wanted = `${key} ${policy} ${gpc} ${choice?.categories.join('+')} ${variant}`;
      const waiting = underWay.get(wanted);
      if (waiting) return waiting;
      const making = (async () => {
        const fresh = await render();
        const page = await finish(fresh, encoding);
        if (!fresh.isPassing) keep(key, page, asked);
        return page;
      })();
      underWay.set(wanted, making);
      try {
        return await making;
      } finally {
        underWay.delete(wanted);
      }
    },

    /** The body in an encoding; made from another one when this one was never asked for. */
    async body(page: CachedPage, encoding: Encoding): Promise<Buffer> {
      const ready = page.bodies.get(encoding);
      if (ready) return ready;
      const plain = await decompress(page);
      const made = unpooled(encoding === 'identity' ? plain : await compress[encoding](plain));
      if (!page.bodies.has(encoding)) {
        page.bodies.set(encoding, made);
        recount(keys.get(page) ?? '');
      }
      return made;
    },
  };
}

export type PageCache = ReturnType<typeof makePageCache>;

/** Node lends small buffers out of large ones; one that is kept would keep all of the large one. */
function unpooled(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** Turns rendered HTML into bytes in the encoding of the first who asked. */
export async function finish(page: FreshPage, encoding: Encoding): Promise<CachedPage> {
  const plain = Buffer.from(page.html);
  const body = encoding === 'identity' ? plain : await compress[encoding](plain);
  return {
    status: page.status,
    etag: etagOf(plain),
    terms: page.terms,
    headers: page.headers,
    carriesCode: page.carriesCode ?? false,
    until: page.until,
    bodies: new Map([[encoding, body]]),
  };
}

/** What a copy holds besides its body, its headers above all. */
const OVERHEAD_BYTES = 500;

function sizeOf(copies: ReadonlyMap<string, CachedPage>): number {
  let size = 0;
  for (const { bodies, headers } of copies.values()) {
    size += OVERHEAD_BYTES;
    for (const name in headers) size += headers[name]?.length ?? 0;
    for (const body of bodies.values()) size += body.length;
  }
  return size;
}

function copyFor({ rules, matters, trials }: ConsentTerms, visitor: VisitorConsent): string {
  if (matters.length === 0 && trials.length === 0) return '';
  const now = allowed(rules, visitor);
  const variants = trials.map((trial) => variantFor(trial, rules, visitor));
  return [...variants, ...matters.filter((category) => now.includes(category))].join(' ');
}

/** Keeps a visitor with the variant they got, where they may be counted. */
export function trialsCookie({ rules, trials }: ConsentTerms, visitor: VisitorConsent): string | undefined {
  if (trials.length === 0 || !visitor.isNewBucket || !takesPart(rules, visitor)) return undefined;
  return writeTrials({ bucket: visitor.bucket ?? 0, counted: {} });
}

/** Tells scripts what only the server knows of a visitor; nothing where nobody asks for consent. */
export function consentHeader({ rules }: ConsentTerms, visitor: VisitorConsent): string | undefined {
  if (!rules.isCookieBannerEnabled && !rules.isAnalyticsCookiesDisabled) return undefined;
  return writeDecision({ policy: policyFor(rules, visitor), gpc: visitor.gpc });
}

export function etagOf(body: Buffer | string): string {
  return `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
}

async function decompress({ bodies }: CachedPage): Promise<Buffer> {
  const plain = bodies.get('identity');
  if (plain) return plain;
  const br = bodies.get('br');
  return br ? unbrotli(br) : unzip(bodies.get('gzip') ?? Buffer.alloc(0));
}

/** A publish raises the version, which makes every older page unreachable. */
export function pageKey(
  site: Version,
  { path, isWithoutCode, here }: { path: string; isWithoutCode: boolean; here?: Here },
): string {
  // No address has a space in it, so a page at the domain of a language is never one of another host.
  const host = here === undefined ? '' : `${here} `;
  return `${site.id}:${site.liveVersion}:${isWithoutCode ? 'plain' : ''}${host}${path}`;
}

/**
 * Of a copy for those who were let in, by how they were. No address leads there: keys of pages for everybody begin
 * with the id of a site, which has no spaces.
 */
export const insideKey = (copy: string, key: string): string => (copy === '' ? key : `inside ${copy} ${key}`);

export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))/.test(accepted) ? 'gzip' : 'identity';
}
