import { mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HOUR_MS } from '#core/durations.ts';
import type { Failure } from '#contract/errors.ts';
import { RefusedBody } from '../errors.ts';
import { newId } from '../../ids.ts';
import { BadIncoming, eachChunk } from './each-chunk.ts';
import { boundaryOf, makeMultipartReader } from './multipart.ts';

/** A file that somebody sent, on the disk until the answer is out. */
export class SentFile {
  readonly path: string;
  readonly size: number;
  constructor(path: string, size: number) {
    this.path = path;
    this.size = size;
  }
}

/** A form as browsers post it: text as it is, files on the disk. */
export class SentForm {
  readonly text = new FormData();
  readonly files: { field: string; name: string; file: SentFile }[] = [];
}

interface Bound {
  maxBytes: number;
  /** What to say of more; that the request is too large, otherwise. */
  tooLarge?: Failure;
}

/** What a crash left behind; no request takes as long. */
const FORGOTTEN_MS = HOUR_MS;
const MAX_TEXT_BYTES = 1024 * 1024;

/** Takes bodies that may be large straight to the disk: however many come at once, memory holds a piece of each. */
export async function makeIncoming({ folder }: { folder: string }) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > FORGOTTEN_MS) await rm(join(folder, name), { force: true });
  }
  const pathsOf = new WeakMap<FastifyRequest, string[]>();

  function newPath(request: FastifyRequest): string {
    const path = join(folder, newId());
    pathsOf.set(request, [...(pathsOf.get(request) ?? []), path]);
    return path;
  }

  /** Refuses what is too long: at once where its length is told, else as soon as it is. */
  function bounded(request: FastifyRequest, { maxBytes, tooLarge }: Bound) {
    let length = 0;
    const refuse = () => (tooLarge ? new RefusedBody(tooLarge) : new BadIncoming(413));
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw refuse();
    return (chunk: Buffer) => {
      length += chunk.length;
      if (length > maxBytes) throw refuse();
    };
  }

  async function takeFile(request: FastifyRequest, body: Readable, bound: Bound): Promise<SentFile> {
    const count = bounded(request, bound);
    const writing = await startFile(newPath(request));
    try {
      await eachChunk(body, async (chunk) => {
        count(chunk);
        await writing.write(chunk);
      });
    } finally {
      await writing.close();
    }
    return writing.file();
  }

  async function takeForm(request: FastifyRequest, body: Readable, bound: Bound): Promise<SentForm> {
    const count = bounded(request, bound);
    const boundary = boundaryOf(request.headers['content-type'] ?? '');
    if (boundary === undefined) throw new BadIncoming(400);
    const reader = makeMultipartReader(boundary);
    const parts = makeParts(() => newPath(request));
    try {
      await eachChunk(body, async (chunk) => {
        count(chunk);
        for (const event of reader.push(chunk)) await parts.take(event);
      });
    } finally {
      await parts.close();
    }
    if (!reader.isWhole()) throw new BadIncoming(400);
    return parts.form;
  }

  /** In this scope bodies of one kind are taken to the disk, and gone from there when they were dealt with. */
  function accept(scope: FastifyInstance, { type, ...bound }: Bound & { type: 'bytes' | 'form' }): void {
    const [contentType, take] =
      type === 'bytes'
        ? (['application/octet-stream', takeFile] as const)
        : (['multipart/form-data', takeForm] as const);
    scope.addContentTypeParser(contentType, (request: FastifyRequest, body: Readable) =>
      take(request, body, bound),
    );
    scope.addHook('onResponse', async (request) => {
      for (const path of pathsOf.get(request) ?? []) await rm(path, { force: true });
      pathsOf.delete(request);
    });
  }

  return { accept };
}

export type Incoming = Awaited<ReturnType<typeof makeIncoming>>;

async function startFile(path: string) {
  const handle: FileHandle = await open(path, 'wx', 0o600);
  let size = 0;
  return {
    async write(bytes: Buffer): Promise<void> {
      await handle.writeFile(bytes);
      size += bytes.length;
    },
    close: () => handle.close(),
    file: () => new SentFile(path, size),
  };
}

/** Puts the parts of a form where they belong, one after the other. */
function makeParts(newPath: () => string) {
  const form = new SentForm();
  type Part = { head: { name: string; fileName: string | undefined }; text: Buffer[] };
  let part: Part | undefined;
  let writing: Awaited<ReturnType<typeof startFile>> | undefined;
  let textBytes = 0;

  async function end({ head, text }: Part): Promise<void> {
    const { name, fileName } = head;
    if (!writing) form.text.append(name, Buffer.concat(text).toString('utf8'));
    else form.files.push({ field: name, name: fileName ?? '', file: writing.file() });
    await close();
    part = undefined;
  }

  async function close(): Promise<void> {
    await writing?.close();
    writing = undefined;
  }

  return {
    form,
    close,
    async take(event: ReturnType<ReturnType<typeof makeMultipartReader>['push']>[number]): Promise<void> {
      if (event === 'end') return part && end(part);
      if ('head' in event) {
        part = { head: event.head, text: [] };
        if (event.head.fileName !== undefined) writing = await startFile(newPath());
        return;
      }
      if (writing) return writing.write(event.bytes);
      textBytes += event.bytes.length;
      if (textBytes > MAX_TEXT_BYTES) throw new BadIncoming(413);
      part?.text.push(Buffer.from(event.bytes));
    },
  };
}
