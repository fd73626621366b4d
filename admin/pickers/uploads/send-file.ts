import type { DataLayer } from '#browser/http/data-layer.ts';
import { DataError } from '#browser/http/data-error.ts';
import { PART_BYTES } from '#core/assets/limits.ts';
import {
  JOB_WITHOUT_DATA,
  PROCESSING_CANCELLED,
  PROCESSING_INCOMPLETE,
  UPLOAD_INCOMPLETE,
  UPLOAD_PROBLEM,
} from '#core/messages/files.ts';
import { assets, type KeptAsset, type Upload } from '#contract/content/assets.ts';
import { declared } from '../../words/catalogue.ts';

/** What becomes of a file: where it goes, what its place can show, what it takes the place of. */
export interface UploadPlan {
  folder: string;
  accepts: 'image' | 'any';
  replaces?: string;
}

export type Phase = 'sending' | 'processing';

export interface SendDeps {
  send: DataLayer;
  /** Puts bytes at an address of another host. */
  put: (address: string, bytes: Blob, signal: AbortSignal) => Promise<void>;
  pause: (milliseconds: number) => Promise<void>;
}

export interface SendOptions {
  signal: AbortSignal;
  onProgress: (phase: Phase, sent: number) => void;
  /** The upload that broke off before, to go on with. */
  uploadId?: string | undefined;
  onStarted: (uploadId: string) => void;
}

/** The sentence says what happened to the file; `isFinal` that trying again is pointless. */
export class UploadProblem extends Error {
  readonly isFinal: boolean;
  /** The connection was lost: it goes on when there is one again. */
  readonly isBreak: boolean;
  constructor(sentence: string, isFinal: boolean, isBreak = false) {
    super(declared(sentence));
    this.isFinal = isFinal;
    this.isBreak = isBreak;
  }
}

const TRIES = 5;
const FIRST_PAUSE_MS = 500;

/** Sends one file, in parts where it is large, and goes on by itself after short breaks of the connection. */
export async function sendFile(
  file: File,
  plan: UploadPlan,
  options: SendOptions,
  deps: SendDeps,
): Promise<KeptAsset> {
  const { signal, onProgress } = options;
  let phase: Phase = 'sending';
  try {
    onProgress(phase, 0);
    if (file.size <= PART_BYTES) {
      const query = { name: file.name, ...plan };
      return readKept(await deps.send({ method: 'POST', path: assets.add.path, query, bytes: file, signal }));
    }
    const id = await sendParts(file, plan, options, deps);
    phase = 'processing';
    onProgress(phase, file.size);
    return readKept(await deps.send({ method: 'POST', path: pathOf(assets.complete, id), signal }));
  } catch (error) {
    throw problemOf(error, phase, signal.aborted);
  }
}

async function sendParts(
  file: File,
  plan: UploadPlan,
  options: SendOptions,
  deps: SendDeps,
): Promise<string> {
  const { signal, onProgress, onStarted } = options;
  const started = await startOrResume(file, plan, options, deps);
  onStarted(started.id);
  let { received } = started;
  if (started.direct) received = await sendDirectly(file, { ...started, ...started.direct }, options, deps);
  let failures = 0;
  while (received < file.size) {
    onProgress('sending', received);
    try {
      const upload = await deps.send({
        method: 'PUT',
        path: pathOf(assets.part, started.id),
        query: { offset: String(received) },
        bytes: file.slice(received, received + started.partBytes),
        signal,
      });
      received = assets.part.reply.parse(upload).received;
      failures = 0;
    } catch (error) {
      const known = error instanceof DataError ? error.details.received : undefined;
      if (typeof known === 'number' && known !== received) {
        // The part had arrived and only its answer was lost.
        received = known;
      } else {
        failures += 1;
        if (signal.aborted || !isBreak(error) || failures >= TRIES) throw error;
        await deps.pause(FIRST_PAUSE_MS * 2 ** (failures - 1));
      }
    }
  }
  return started.id;
}

/**
 * Straight to where the file will lie, as far as that takes it: a proxy or a setting may be in the way, and what is left
 * goes the other way.
 */
async function sendDirectly(
  file: File,
  { received, partBytes, addresses }: Upload & NonNullable<Upload['direct']>,
  { signal, onProgress }: SendOptions,
  { put }: SendDeps,
): Promise<number> {
  let sent = received;
  while (sent < file.size && sent % partBytes === 0) {
    onProgress('sending', sent);
    const end = Math.min(sent + partBytes, file.size);
    try {
      await put(addresses[sent / partBytes] ?? '', file.slice(sent, end), signal);
    } catch (error) {
      if (signal.aborted) throw error;
      return sent;
    }
    sent = end;
  }
  return sent;
}

async function startOrResume(
  file: File,
  plan: UploadPlan,
  { uploadId, signal }: SendOptions,
  { send }: SendDeps,
): Promise<Upload> {
  if (uploadId !== undefined) {
    try {
      return assets.progress.reply.parse(
        await send({ method: 'GET', path: pathOf(assets.progress, uploadId), signal }),
      );
    } catch (error) {
      // Too old: it starts from the beginning.
      if (!(error instanceof DataError && error.status === 404)) throw error;
    }
  }
  const json = { name: file.name, size: file.size, ...plan };
  return assets.start.reply.parse(await send({ method: 'POST', path: assets.start.path, json, signal }));
}

function pathOf({ path }: { path: string }, id: string): string {
  return path.replace(':id', id);
}

function readKept(reply: unknown): KeptAsset {
  if (reply === undefined) throw new UploadProblem(JOB_WITHOUT_DATA, false);
  return assets.complete.reply.parse(reply);
}

const isBreak = (error: unknown) => error instanceof DataError && error.reason === 'noConnection';

function problemOf(error: unknown, phase: Phase, isCancelled: boolean): UploadProblem {
  if (error instanceof UploadProblem) return error;
  if (isCancelled) return new UploadProblem(phase === 'processing' ? PROCESSING_CANCELLED : '', true);
  if (!(error instanceof DataError) || error.status >= 500) return new UploadProblem(UPLOAD_PROBLEM, false);
  if (isBreak(error))
    return new UploadProblem(phase === 'processing' ? PROCESSING_INCOMPLETE : UPLOAD_INCOMPLETE, false, true);
  const { error: sentence } = error.details;
  const isWorthRetrying = error.status === 409 || error.status === 429 || error.status === 401;
  return new UploadProblem(typeof sentence === 'string' ? sentence : UPLOAD_PROBLEM, !isWorthRetrying);
}
