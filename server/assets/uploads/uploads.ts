import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
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
import { copyInto } from '../files.ts';
import type { Facts, Intake } from '../intake.ts';
import type { Library } from '../library.ts';
import { usedBytes } from '../store.ts';
import * as store from './upload-store.ts';

const EXPIRY = 'upload-expiry';

/** Files that arrive in parts: a broken connection goes on where it broke. */
export async function makeUploads(deps: {
  db: Database;
  jobs: Jobs;
  intake: Intake;
  library: Library;
  folder: string;
  /** How much one site may keep. */
  siteBytes: number;
  now: () => Date;
}) {
  const { db, jobs, intake, library, siteBytes, now } = deps;
  const pathOf = (id: string) => join(deps.folder, id);
  const discard = (id: string) => rm(pathOf(id), { force: true });

  async function expire(siteId: string, id: string): Promise<void> {
    const startedUntil = new Date(now().getTime() - UPLOAD_KEPT_HOURS * HOUR_MS);
    if (await db.site(siteId, (tx) => store.deleteUpload(tx, id, startedUntil))) await discard(id);
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
      await db.site(actor.siteId, async (tx) => {
        const row = { siteId: actor.siteId, id, name: name.trim(), size, sha256, plan };
        await store.insertUpload(tx, { ...row, createdBy: actor.accountId, createdAt: at });
        const expiry = new Date(at.getTime() + UPLOAD_KEPT_HOURS * HOUR_MS);
        await jobs.enqueue(tx, EXPIRY, { siteId: actor.siteId, id }, expiry);
      });
      return { id, received: 0, size, partBytes: PART_BYTES };
    },

    async progress(siteId: string, id: string): Promise<Upload | Failure> {
      const row = await db.readSite(siteId, (tx) => store.findUpload(tx, id));
      return row ? toUpload(row) : fail('notFound');
    },

    async receive(
      siteId: string,
      id: string,
      offset: number,
      sent: SentFile | undefined,
    ): Promise<Upload | Failure> {
      return db.site(siteId, async (tx) => {
        const row = await store.lockUpload(tx, id);
        if (!row) return fail('notFound');
        if (offset !== row.received) return fail('uploadIncomplete', { received: row.received });
        if (!sent || sent.size === 0 || offset + sent.size > row.size) return fail('badRequest');
        await mkdir(deps.folder, { recursive: true, mode: 0o700 });
        await copyInto(pathOf(id), { from: sent.path, offset, isNew: offset === 0 });
        // The row follows the bytes: after a crash in between, the same part is simply sent again.
        await store.noteReceived(tx, id, offset + sent.size);
        return toUpload({ ...row, received: offset + sent.size });
      });
    },

    /**
     * The finished file, looked at and kept. Whatever is wrong with it, its parts are gone afterwards; only while
     * the storage is away they wait for the next try.
     */
    async finish(
      siteId: string,
      id: string,
    ): Promise<{ name: string; plan: store.Plan; facts: Facts } | Failure> {
      const row = await db.site(siteId, async (tx) => {
        const held = await store.lockUpload(tx, id);
        if (!held) return fail('notFound');
        if (held.received !== held.size) return fail('uploadIncomplete', { received: held.received });
        await store.deleteUpload(tx, id);
        return held;
      });
      if (row instanceof Failure) return row;
      try {
        if (row.sha256 !== null && row.sha256 !== (await sha256Of(pathOf(id))))
          return await discard(id).then(() => fail('uploadIncomplete'));
        const facts = await intake.keepFile(row.name, pathOf(id), row.plan.accepts);
        await discard(id);
        return facts instanceof Failure ? facts : { name: row.name, plan: row.plan, facts };
      } catch (error) {
        if (isUnavailable(error)) await db.site(siteId, (tx) => store.putBack(tx, row));
        else await discard(id);
        throw error;
      }
    },

    async cancel(siteId: string, id: string): Promise<{ id: string } | Failure> {
      if (!(await db.site(siteId, (tx) => store.deleteUpload(tx, id)))) return fail('notFound');
      await discard(id);
      return { id };
    },
  };
}

export type Uploads = Awaited<ReturnType<typeof makeUploads>>;

function toUpload({ id, received, size }: store.UploadRow): Upload {
  return { id, received, size, partBytes: PART_BYTES };
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
