import { open, rm } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { ZodError } from 'zod';
import { HOUR_SECONDS } from '#core/durations.ts';
import { emptyReport } from '#core/moving/report.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { ImportEntry } from '#contract/content/moving.ts';
import { recordAction } from '../audit.ts';
import type { Actor } from '../content/service.ts';
import type { Database, Tx } from '../database/database.ts';
import type { SentFile } from '../http/incoming/incoming.ts';
import { newId } from '../ids.ts';
import type { JobData, Jobs } from '../jobs.ts';
import { makeParts } from '../storage/parts.ts';
import type { Storage } from '../storage/storage.ts';
import type { Archive } from './archive.ts';
import * as store from './store.ts';
import { BadArchive } from './tar.ts';
import type { makeWxrImport } from './wordpress/wxr-import.ts';
import { BadExport } from './wordpress/wxr.ts';

const QUEUE = 'moving-in';
/** Thousands of pictures come from servers that take their time. */
const MAY_TAKE_SECONDS = 12 * HOUR_SECONDS;
/** Sites that are moved in beside each other. */
const AT_ONCE = 3;
const NOT_WHOLE = 'The file has not arrived whole. Please send it again.';
const GZIP = Buffer.from([0x1f, 0x8b]);
/** How often somebody who watches sees it move on. */
const SAVED_EVERY_MS = 1000;

export async function makeMoving(deps: {
  db: Database;
  jobs: Jobs;
  files: Storage;
  /** Where an archive is put together from its parts. */
  scratch: string;
  importWxr: ReturnType<typeof makeWxrImport>;
  archive: Archive;
  now: () => Date;
}) {
  const { db, jobs, importWxr, archive, now } = deps;
  const parts = makeParts(deps.files, deps.scratch);

  /** Runs until it is done or the file turns out to be damaged; a restart begins again and skips what is there. */
  async function run(siteId: string, id: string): Promise<void> {
    const row = await db.readSite(siteId, (tx) => store.findImport(tx, id));
    if (!row || row.state === 'done') return;
    // What an earlier try finished stays told. It is written with what it is about and at the end, nowhere else:
    // what is under way when a run breaks off is counted by the next one.
    const { report } = row;
    let savedAt = 0;
    const save = async (done: number) => {
      if (Date.now() - savedAt < SAVED_EVERY_MS) return;
      savedAt = Date.now();
      await db.site(siteId, (tx) => store.changeImport(tx, id, { state: 'running', done }));
    };
    const actor: Actor = { siteId, accountId: row.createdBy };
    const finish = (change: Parameters<typeof store.changeImport>[2]) =>
      db.site(siteId, (tx) => store.changeImport(tx, id, change));
    try {
      // Here another node may have received it, which keeps its files elsewhere.
      if ((await parts.received(id)) !== row.size) throw new BadArchive(NOT_WHOLE);
      const path = await parts.gather(id);
      try {
        const isArchive = (await firstBytes(path)).equals(GZIP);
        const keepReport = (tx: Tx) => store.changeImport(tx, id, { report });
        await (isArchive ? archive.unpack : importWxr)(actor, path, { report, save, keepReport });
      } finally {
        await rm(path, { force: true });
      }
      await finish({ state: 'done', done: row.size, problem: '', report });
      await parts.discard(id);
    } catch (error) {
      const problem = sentenceOf(error);
      await finish({ state: 'failed', problem: problem ?? 'Something went wrong. Please start it again.' });
      if (problem === undefined) throw error;
    }
  }

  /** Two files of one site would take the same addresses: the second waits for the first. */
  const lastOf = new Map<string, Promise<void>>();
  const runInTurn = async ({ siteId = '', id = '' }: JobData) => {
    const turn = (lastOf.get(siteId) ?? Promise.resolve()).then(() => run(siteId, id));
    const ended = turn.catch(() => {});
    lastOf.set(siteId, ended);
    await turn.finally(() => lastOf.get(siteId) === ended && lastOf.delete(siteId));
  };

  await jobs.handle(QUEUE, runInTurn, { mayTakeSeconds: MAY_TAKE_SECONDS, atOnce: AT_ONCE });

  return {
    async list(siteId: string): Promise<{ imports: ImportEntry[] }> {
      const rows = await db.readSite(siteId, store.listImports);
      return { imports: rows.map(toEntry) };
    },

    async start(actor: Actor, { name, size }: { name: string; size: number }): Promise<{ id: string }> {
      const id = newId();
      const { siteId, accountId } = actor;
      await db.site(siteId, (tx) =>
        store.addImport(tx, {
          siteId,
          id,
          name,
          size,
          state: 'waiting',
          file: id,
          report: emptyReport(),
          createdBy: accountId,
          createdAt: now(),
        }),
      );
      return { id };
    },

    async part(
      siteId: string,
      id: string,
      offset: number,
      sent: SentFile | undefined,
    ): Promise<{ received: number } | Failure> {
      const row = await db.readSite(siteId, (tx) => store.findImport(tx, id));
      if (!row || row.state !== 'waiting') return fail('notFound');
      const received = await parts.received(id);
      // A part that was sent twice is simply written again.
      if (offset > received || offset + (sent?.size ?? 0) > row.size) return fail('invalid');
      if (!sent) return { received: offset };
      await parts.put(id, offset, sent.path);
      return { received: offset + sent.size };
    },

    async run(actor: Actor, id: string): Promise<{ id: string } | Failure> {
      const { siteId, accountId } = actor;
      const received = await parts.received(id);
      return db.site(siteId, async (tx) => {
        const row = await store.findImport(tx, id);
        if (!row || row.state === 'running' || row.state === 'done') return fail('notFound');
        // What broke off in the middle is started again: its parts are there until it is done.
        if (received !== row.size) return fail('invalid', {}, NOT_WHOLE);
        await store.changeImport(tx, id, { state: 'running', problem: '' });
        await recordAction(tx, { siteId, accountId, action: 'moving.in', detail: { name: row.name } });
        await jobs.enqueue(tx, QUEUE, { siteId, id });
        return { id };
      });
    },

    /** The whole site, packed while it is sent. */
    archive(siteId: string): Readable {
      const packed = createGzip();
      // What goes wrong while packing ends the answer, and nothing else.
      pipeline(Readable.from(archive.pack(siteId)), packed, () => {});
      return packed;
    },
  };
}

export type Moving = Awaited<ReturnType<typeof makeMoving>>;

function toEntry({ createdAt, createdBy: _, ...row }: store.ImportRow): ImportEntry {
  return { ...row, at: createdAt.toISOString() };
}

/** What a file can cause is told to whoever sent it; undefined for what surprises us. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof BadExport || error instanceof BadArchive) return error.message;
  if (error instanceof ZodError) return 'The archive is damaged.';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && code.startsWith('Z_') ? 'The archive is damaged.' : undefined;
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(GZIP.length), 0, GZIP.length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
