import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { fileProblem, PART_BYTES, UPLOAD_KEPT_HOURS } from '#core/assets/limits.ts';
import { HOUR_MS } from '#core/durations.ts';
import type { Upload } from '#contract/content/assets.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { Actor } from '../../content/service.ts';
import type { Database } from '../../database/database.ts';
import { isUnavailable } from '../../database/unavailable.ts';
import type { SentFile } from '../../http/incoming/incoming.ts';
import { newId } from '../../ids.ts';
import type { Jobs } from '../../jobs.ts';
import type { Facts, Intake } from '../intake.ts';
import type { Library } from '../library.ts';
import { makeParts } from '../../storage/parts.ts';
import type { Storage } from '../../storage/storage.ts';
import { usedBytes } from '../store.ts';
import * as store from './upload-store.ts';

const EXPIRY = 'upload-expiry';

/** Files that arrive in parts: a broken connection goes on where it broke. */
export async function makeUploads(deps: {
  db: Database;
  jobs: Jobs;
  intake: Intake;
  library: Library;
  files: Storage;
  /** Where a file is put together before it is looked at. */
  scratch: string;
  /** How much one site may keep. */
  siteBytes: number;
  now: () => Date;
}) {
  const { db, jobs, intake, library, files, siteBytes, now } = deps;
  const parts = makeParts(files, deps.scratch);

  async function withAddresses(row: store.UploadRow): Promise<Upload> {
    const direct = parts.direct(row.id, row.size);
    return { ...toUpload(row, await parts.received(row.id)), ...(direct && { direct }) };
  }

  async function expire(siteId: string, id: string): Promise<void> {
    const startedUntil = new Date(now().getTime() - UPLOAD_KEPT_HOURS * HOUR_MS);
    if (await db.site(siteId, (tx) => store.deleteUpload(tx, id, startedUntil))) await parts.discard(id);
  }
  await jobs.handle(EXPIRY, ({ siteId = '', id = '' }) => expire(siteId, id));

  /** Refused before a byte is sent, with the reason the bytes themselves would give. */
  function claimProblem(name: string, size: number, accepts: 'image' | 'any'): Failure | undefined {
    const problem = fileProblem({ name, size }, accepts);
    return problem && fail(problem.code, {}, problem.sentence);
  }

  async function roomProblem(siteId: string, size: number): Promise<Failure | undefined> {
    const used = await db.readSite(siteId, usedBytes);
    return used + size > siteBytes ? fail('storageFull', { used, limit: siteBytes }) : undefined;
  }

  async function keepWhole({ id, name, sha256, plan }: store.UploadRow): Promise<Facts | Failure> {
    const path = await parts.gather(id);
    try {
      if (sha256 !== null && sha256 !== (await sha256Of(path))) return fail('uploadIncomplete');
      return await intake.keepFile(name, path, plan.accepts);
    } finally {
      await rm(path, { force: true });
    }
  }

  return {
    expire,
    roomProblem,
    claimProblem,

    async start(
      actor: Actor,
      input: { name: string; size: number; sha256?: string | undefined } & store.Plan,
    ): Promise<Upload | Failure> {
      const { name, size, sha256 = null, folder, accepts, replaces } = input;
      const plan = { folder, accepts, ...(replaces !== undefined && { replaces }) };
      const refusal =
        claimProblem(name, size, accepts) ??
        (await library.planProblem(actor.siteId, name, plan)) ??
        (await roomProblem(actor.siteId, size));
      if (refusal) return refusal;
      const id = newId();
      const at = now();
      const file = { siteId: actor.siteId, id, name: name.trim(), size, sha256, plan };
      const row = { ...file, received: 0, createdBy: actor.accountId, createdAt: at };
      await db.site(actor.siteId, async (tx) => {
        await store.insertUpload(tx, row);
        const expiry = new Date(at.getTime() + UPLOAD_KEPT_HOURS * HOUR_MS);
        await jobs.enqueue(tx, EXPIRY, { siteId: actor.siteId, id }, expiry);
      });
      return withAddresses(row);
    },

    async progress(siteId: string, id: string): Promise<Upload | Failure> {
      const row = await db.readSite(siteId, (tx) => store.findUpload(tx, id));
      return row ? withAddresses(row) : fail('notFound');
    },

    async receive(
      siteId: string,
      id: string,
      offset: number,
      sent: SentFile | undefined,
    ): Promise<Upload | Failure> {
      const row = await db.readSite(siteId, (tx) => store.findUpload(tx, id));
      if (!row) return fail('notFound');
      const received = await parts.received(row.id);
      if (offset !== received) return fail('uploadIncomplete', { received });
      if (!sent || sent.size === 0 || offset + sent.size > row.size) return fail('badRequest');
      await parts.put(id, offset, sent.path);
      // The row follows the bytes: after a crash in between, the same part is simply sent again.
      const end = offset + sent.size;
      const isFirst = await db.site(siteId, (tx) => store.noteReceived(tx, id, { known: row.received, end }));
      return isFirst ? toUpload(row, end) : fail('uploadIncomplete', { received: end });
    },

    /**
     * The finished file, looked at and kept. Whatever is wrong with it, its parts are gone afterwards; only while
     * the storage is away they wait for the next try.
     */
    async finish(
      siteId: string,
      id: string,
    ): Promise<{ name: string; plan: store.Plan; facts: Facts } | Failure> {
      const row = await db.readSite(siteId, (tx) => store.findUpload(tx, id));
      if (!row) return fail('notFound');
      const received = await parts.received(row.id);
      if (received !== row.size) return fail('uploadIncomplete', { received });
      // Of two that finish it, the second finds nothing.
      if (!(await db.site(siteId, (tx) => store.deleteUpload(tx, id)))) return fail('notFound');
      try {
        const facts = await keepWhole(row);
        await parts.discard(id);
        return facts instanceof Failure ? facts : { name: row.name, plan: row.plan, facts };
      } catch (error) {
        if (isUnavailable(error)) await db.site(siteId, (tx) => store.insertUpload(tx, row));
        else await parts.discard(id);
        throw error;
      }
    },

    async cancel(siteId: string, id: string): Promise<{ id: string } | Failure> {
      if (!(await db.site(siteId, (tx) => store.deleteUpload(tx, id)))) return fail('notFound');
      await parts.discard(id);
      return { id };
    },
  };
}

function toUpload({ id, size }: store.UploadRow, received: number): Upload {
  return { id, received, size, partBytes: PART_BYTES };
}

export type Uploads = Awaited<ReturnType<typeof makeUploads>>;

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
