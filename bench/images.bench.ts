/** Pictures: how many are resized in a second on one core, what that takes of the memory, and how fast they are served. */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { IMAGE_WIDTHS } from '../core/images/images.ts';
import { makeFiles } from '../server/assets/files.ts';
import { makeFolderStorage } from '../server/storage/folder.ts';
import { makePictures, type Picture } from '../server/assets/pictures/pictures.ts';
import { send } from './client.ts';
import { load } from './load.ts';
import { makeProduct } from './product.ts';
import { report, type Row } from './report.ts';

const PORT = 39_874;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const PHOTOS = Number(process.env.BENCH_PHOTOS ?? 24);
const CONNECTIONS = 32;
/** What a telephone takes. */
const PHOTO = { width: 4032, height: 3024 };
const MB = 1024 * 1024;
const MAX_GROWTH_MB = 400;
const SAMPLE_MS = 10;

const dir = mkdtempSync(join(tmpdir(), 'plinth-images-'));
try {
  report('images', [...(await resizing()), ...(await serving())]);
} finally {
  rmSync(dir, { recursive: true, force: true });
}

/** Photographs that differ, with as much in them as photographs have. */
async function takePhotos(originals: ReturnType<typeof makeFiles>): Promise<Picture[]> {
  const photos: Picture[] = [];
  for (let index = 0; index < PHOTOS; index += 1) {
    const noise = { type: 'gaussian' as const, mean: 100 + index, sigma: 40 };
    const bytes = await sharp({ create: { ...PHOTO, channels: 3, background: '#000', noise } })
      .blur(2)
      .jpeg({ quality: 88 })
      .toBuffer();
    photos.push({ hash: await originals.put(bytes), mime: 'image/jpeg', frames: 1, crop: null });
  }
  return photos;
}

async function resizing(): Promise<Row[]> {
  const originals = makeFiles(makeFolderStorage(dir), 'originals');
  const pictures = makePictures({ originals, renditions: makeFiles(makeFolderStorage(dir), 'renditions') });
  const photos = await takePhotos(originals);
  const cores = availableParallelism();
  const times: number[] = [];
  const before = process.memoryUsage().rss;
  let highest = before;
  const sampling = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss);
  }, SAMPLE_MS);
  const from = performance.now();
  // As many at a time as there are cores, so that a picture is timed and not its place in the queue.
  const waiting = [...photos];
  const work = async () => {
    for (let photo = waiting.shift(); photo; photo = waiting.shift()) {
      const start = performance.now();
      await pictures.shrink(photo, 1000, ['webp']);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: cores }, work));
  const seconds = (performance.now() - from) / 1000;
  // All widths of all photographs asked for in the same moment.
  await Promise.all(
    photos
      .slice(0, 6)
      .flatMap((photo) => IMAGE_WIDTHS.map((width) => pictures.shrink(photo, width, ['webp']))),
  );
  clearInterval(sampling);
  const sorted = times.toSorted((a, b) => a - b);
  const growth = (highest - before) / MB;
  return [
    { name: '12 megapixels to 1000w, per core', value: PHOTOS / seconds / cores, unit: 'img/s' },
    { name: '12 megapixels to 1000w, p99', value: sorted.at(-1) ?? 0, unit: 'ms' },
    {
      name: `memory on top, ${6 * IMAGE_WIDTHS.length} asked for at once`,
      value: growth,
      unit: 'MB',
      target: { text: `≤ ${MAX_GROWTH_MB}`, isMet: growth <= MAX_GROWTH_MB },
    },
  ];
}

async function serving(): Promise<Row[]> {
  const product = makeProduct({ port: PORT, dataDir: join(dir, 'data') });
  const server = product.start();
  try {
    await product.ready();
    const host = `showcase.localhost:${PORT}`;
    const { body } = await send(PORT, host, 'GET', '/galleries/grid');
    const paths = [
      ...new Set([...body.matchAll(/data-src="(\/images\/[^"]+)"/g)].map(([, path]) => path ?? '')),
    ];
    const next = (index: number) => ({ host, path: `${paths[index % paths.length]}?format=500w` });
    for (let index = 0; index < paths.length; index += 1) await send(PORT, host, 'GET', next(index).path);
    const options = { port: PORT, connections: CONNECTIONS, next, headers: 'accept: image/webp\r\n' };
    await load({ ...options, seconds: 2 });
    const { perSecond, p99 } = await load({ ...options, seconds: SECONDS });
    return [
      { name: `cached 500w of ${paths.length} pictures`, value: perSecond, unit: 'req/s' },
      { name: `cached 500w of ${paths.length} pictures, p99`, value: p99, unit: 'ms' },
    ];
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
  }
}
