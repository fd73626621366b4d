import { z } from 'zod';
import type { Ask } from '../outbound/ask.ts';
import { SourceSilent, type PictureSource } from './source.ts';

const PAGE_SIZE = 24;
const MAX_ANSWER_BYTES = 1_000_000;
const MAX_PREVIEW_BYTES = 2_000_000;
const MAX_PHOTO_BYTES = 20_000_000;
/** Photographs that were found lately, so that showing them asks nobody for each once more. */
const MAX_KNOWN = 2000;

const address = z.url({ protocol: /^https?$/ });
const photo = z.object({
  id: z.int(),
  width: z.int(),
  height: z.int(),
  alt: z.string().nullish(),
  photographer: z.string(),
  src: z.object({ medium: address, large2x: address }),
});
const found = z.object({ photos: z.array(photo), next_page: z.string().nullish() });
type Photo = z.output<typeof photo>;

/** Photographs of Pexels, or of whoever answers the same questions. */
export function makePexels(deps: { url: string; key: string; ask: Ask }): PictureSource {
  const { url, key, ask } = deps;
  const known = new Map<string, Photo>();

  async function load(from: URL, headers: Record<string, string>, maxBytes: number) {
    const answer = await ask(from, { method: 'GET', headers, maxBytes }).catch(() => undefined);
    if (!answer?.isWhole || (answer.status !== 200 && answer.status !== 404))
      throw new SourceSilent('The service for photographs does not answer.');
    return answer;
  }

  async function read<T>(path: string, shape: z.ZodType<T>): Promise<T | undefined> {
    const headers = { accept: 'application/json', authorization: key, 'user-agent': 'Plinth' };
    const { status, bytes } = await load(new URL(`${url}${path}`), headers, MAX_ANSWER_BYTES);
    if (status === 404) return undefined;
    try {
      return shape.parse(JSON.parse(bytes.toString('utf8')));
    } catch {
      throw new SourceSilent('The service for photographs answers with something else.');
    }
  }

  function remember(one: Photo): void {
    known.set(String(one.id), one);
    for (const id of known.keys()) if (known.size > MAX_KNOWN) known.delete(id);
  }

  async function photoOf(id: string): Promise<Photo | undefined> {
    const kept = known.get(id);
    if (kept || !/^\d{1,15}$/.test(id)) return kept;
    const one = await read(`/photos/${id}`, photo);
    if (one) remember(one);
    return one;
  }

  /** Photographs lie on other hosts, which are not told the key. */
  async function bytesAt(at: string, maxBytes: number): Promise<Buffer | undefined> {
    const { status, bytes } = await load(
      new URL(at),
      { accept: 'image/*', 'user-agent': 'Plinth' },
      maxBytes,
    );
    return status === 200 ? bytes : undefined;
  }

  return {
    id: 'photos',
    async search(words, page) {
      const paging = `page=${page}&per_page=${PAGE_SIZE}`;
      const path =
        words === '' ? `/curated?${paging}` : `/search?query=${encodeURIComponent(words)}&${paging}`;
      const { photos, next_page: next } = (await read(path, found)) ?? { photos: [] };
      photos.forEach(remember);
      return {
        pictures: photos.map((one) => ({
          id: String(one.id),
          alt: one.alt ?? '',
          width: one.width,
          height: one.height,
          credit: creditOf(one),
        })),
        hasMore: typeof next === 'string',
      };
    },
    async preview(id) {
      const one = await photoOf(id);
      return one && bytesAt(one.src.medium, MAX_PREVIEW_BYTES);
    },
    async take(id) {
      const one = await photoOf(id);
      const bytes = one && (await bytesAt(one.src.large2x, MAX_PHOTO_BYTES));
      if (!one || !bytes) return undefined;
      return {
        fileName: `photo-${id}.jpg`,
        bytes,
        alt: one.alt ?? '',
        credit: creditOf(one),
        licence: 'licensed',
      };
    },
  };
}

const creditOf = ({ photographer }: Photo): string => `Photo: ${photographer} / Pexels`;
