import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Unavailable } from '../database/unavailable.ts';
import {
  away,
  codeIn,
  makeBucketRequests,
  PATIENCE,
  type BucketRequests,
  type Patience,
} from './bucket-requests.ts';
import { encodePart } from './sign.ts';
import type { Part, Storage, StoredObject } from './storage.ts';

/** The least that all but the last part of an upload may have is 5 MB. */
const PART_BYTES = 8 * 1024 * 1024;

/** A bucket of storage that speaks as Amazon's S3 does. */
export function makeBucketStorage(place: string, patience: Patience = PATIENCE): Storage {
  const requests = makeBucketRequests(place, patience);
  const { ask, title, prefix } = requests;

  async function find(name: string): Promise<StoredObject | undefined> {
    const answer = await ask({ method: 'HEAD', name });
    if (answer.status === 404) return undefined;
    return {
      name,
      size: Number(answer.headers.get('content-length')),
      changedAt: new Date(answer.headers.get('last-modified') ?? 0),
    };
  }

  /** Small things go in one request, others in parts of which none is sent in vain. */
  async function put(name: string, source: AsyncIterable<Buffer>): Promise<void> {
    const parts = inParts(source);
    const first = await parts.next();
    const second = await parts.next();
    const size = second.done
      ? await putWhole(requests, name, first.value ?? Buffer.alloc(0))
      : await putInParts(requests, name, goOn([first.value ?? Buffer.alloc(0), second.value], parts));
    // A storage that says yes and keeps nothing, or half of it, is found out before anybody relies on it.
    const kept = await find(name);
    if (kept?.size !== size) throw away(title);
  }

  async function get(name: string, part?: Part): Promise<Readable | undefined> {
    const first = await askFor(requests, name, part);
    return first.status === 404
      ? undefined
      : Readable.from(pieces(requests, name, { first, part }), { objectMode: false });
  }

  return {
    title,
    openDoor: requests.openDoor,
    put,
    get,
    find,
    adopt: (name, path) => put(name, createReadStream(path)),

    async read(name) {
      const stream = await get(name);
      return stream && Buffer.concat(await Array.fromAsync(stream as AsyncIterable<Buffer>));
    },

    async touch(name) {
      const from = `/${requests.bucket}/${prefix}${name}`.split('/').map(encodePart).join('/');
      const headers = { 'x-amz-copy-source': from, 'x-amz-metadata-directive': 'REPLACE' };
      const answer = await ask({ method: 'PUT', name, headers });
      return answer.status !== 404 && codeIn(await answer.text()) === '';
    },

    async *list(beginning) {
      let next: string | undefined;
      do {
        const answer = await ask({
          method: 'GET',
          query: {
            'list-type': '2',
            prefix: `${prefix}${beginning}`,
            ...(next !== undefined && { 'continuation-token': next }),
          },
        });
        const xml = await answer.text();
        yield* objectsIn(xml, prefix);
        next = textOf(xml, 'NextContinuationToken');
      } while (next !== undefined);
    },

    async remove(name) {
      const answer = await ask({ method: 'DELETE', name });
      await answer.body?.cancel();
    },
  };
}

async function putWhole({ ask }: BucketRequests, name: string, bytes: Buffer): Promise<number> {
  const answer = await ask({ method: 'PUT', name, body: bytes });
  await answer.body?.cancel();
  return bytes.length;
}

/** Whatever breaks off is taken back: parts that belong to nothing are paid for too. */
async function putInParts(
  { ask, title }: BucketRequests,
  name: string,
  parts: AsyncIterable<Buffer>,
): Promise<number> {
  const begun = await ask({ method: 'POST', name, query: { uploads: '' } });
  const uploadId = textOf(await begun.text(), 'UploadId');
  if (uploadId === undefined) throw away(title);
  try {
    let size = 0;
    const tags: string[] = [];
    for await (const body of parts) {
      const query = { partNumber: String(tags.length + 1), uploadId };
      const answer = await ask({ method: 'PUT', name, query, body });
      await answer.body?.cancel();
      tags.push(answer.headers.get('etag') ?? '');
      size += body.length;
    }
    const list = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
    const body = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`);
    const done = await ask({ method: 'POST', name, query: { uploadId }, body });
    const reason = codeIn(await done.text());
    // It may say 200 and then, minutes later, that it went wrong.
    if (done.status === 404 || reason !== '')
      throw new Error(`${title} did not finish an upload: ${reason}.`);
    return size;
  } catch (error) {
    await ask({ method: 'DELETE', name, query: { uploadId } }).catch(() => {});
    throw error;
  }
}

function askFor({ ask }: BucketRequests, name: string, part: { start: number; end?: number } | undefined) {
  return ask({
    method: 'GET',
    name,
    ...(part && { headers: { range: `bytes=${part.start}-${part.end ?? ''}` } }),
  });
}

/** The bytes of an object. A connection that breaks or falls silent is taken up where it was. */
async function* pieces(
  requests: BucketRequests,
  name: string,
  { first, part }: { first: Response; part: Part | undefined },
): AsyncGenerator<Buffer> {
  const start = part?.start ?? 0;
  const length = Number(first.headers.get('content-length'));
  if (part && first.status !== 206) throw away(requests.title);
  let received = 0;
  let answer = first;
  for (let left = requests.patience.tries; received < length; left--) {
    try {
      for await (const chunk of inTime(answer, requests.patience.answerWithinMs)) {
        received += chunk.length;
        if (received > length) throw away(requests.title);
        yield chunk;
      }
    } catch (error) {
      if (error instanceof Unavailable) throw error;
    }
    if (received >= length) return;
    if (left <= 1) throw away(requests.title);
    await pause(requests.patience.firstWaitMs);
    answer = await askFor(requests, name, { start: start + received, end: start + length - 1 });
    if (answer.status !== 206) throw away(requests.title);
  }
}

async function* inTime(answer: Response, withinMs: number): AsyncGenerator<Buffer> {
  const reader = answer.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('The storage fell silent.')), withinMs);
      });
      const { done, value } = await Promise.race([reader.read(), late]).finally(() => clearTimeout(timer));
      if (done) return;
      yield Buffer.from(value);
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

async function* inParts(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    held.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    const bytes = Buffer.concat(held);
    let from = 0;
    for (; bytes.length - from >= PART_BYTES; from += PART_BYTES)
      yield bytes.subarray(from, from + PART_BYTES);
    held = [bytes.subarray(from)];
    size = bytes.length - from;
  }
  if (size > 0) yield Buffer.concat(held);
  return undefined;
}

async function* goOn(first: readonly Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* first;
  yield* rest;
}

function* objectsIn(xml: string, prefix: string): Generator<StoredObject> {
  for (const [, entry = ''] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g))
    yield {
      name: (textOf(entry, 'Key') ?? '').slice(prefix.length),
      size: Number(textOf(entry, 'Size')),
      changedAt: new Date(textOf(entry, 'LastModified') ?? 0),
    };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function textOf(xml: string, tag: string): string | undefined {
  const found = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
  return found?.replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
