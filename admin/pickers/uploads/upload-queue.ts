import { fileProblem } from '#core/assets/limits.ts';
import { PROCESSING_CANCELLED } from '#core/messages/files.ts';
import type { KeptAsset } from '#contract/content/assets.ts';
import { UploadProblem, type SendOptions, type UploadPlan } from './send-file.ts';
import type { Unfinished } from './unfinished.ts';

/** What a file on its way can become from each state. */
export const UPLOAD_STATES = {
  waiting: ['sending', 'failed', 'cancelled'],
  sending: ['processing', 'done', 'failed', 'cancelled'],
  processing: ['done', 'failed', 'cancelled'],
  failed: ['waiting'],
  cancelled: [],
  done: [],
} as const satisfies Record<string, readonly string[]>;
export type UploadState = keyof typeof UPLOAD_STATES;

export interface UploadItem {
  key: number;
  name: string;
  size: number;
  sent: number;
  state: UploadState;
  problem: string;
  canRetry: boolean;
}

interface Entry extends UploadItem {
  file: File;
  plan: UploadPlan;
  uploadId?: string | undefined;
  isBroken: boolean;
  abort: AbortController;
  onKept: (kept: KeptAsset) => void;
  kept?: KeptAsset;
  /** Those that were chosen together and have not been told of yet, in their order. */
  batch: Entry[];
}

type SendFile = (file: File, plan: UploadPlan, options: SendOptions) => Promise<KeptAsset>;

const AT_ONCE = 2;
const HAS_ENDED: readonly UploadState[] = ['done', 'failed', 'cancelled'];

/** Files on their way to the server, a few at a time. Lives on while one moves through the admin. */
export function makeUploadQueue(
  sendFile: SendFile,
  discard: (uploadId: string) => void,
  unfinished: Pick<Unfinished, 'find' | 'note' | 'progress' | 'forget'>,
) {
  let entries: Entry[] = [];
  let shown: readonly UploadItem[] = [];
  let lastKey = 0;
  const listeners = new Set<() => void>();

  function tell(): void {
    shown = entries.map(toItem);
    for (const listener of listeners) listener();
  }

  function move(entry: Entry, state: UploadState, more: Partial<Entry> = {}): boolean {
    const allowed: readonly string[] = UPLOAD_STATES[entry.state];
    if (!allowed.includes(state)) return false;
    Object.assign(entry, more, { state });
    tell();
    return true;
  }

  function next(): void {
    const isRunning = ({ state }: Entry) => state === 'sending' || state === 'processing';
    const free = AT_ONCE - entries.filter(isRunning).length;
    for (const entry of entries.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free)))
      void run(entry);
  }

  async function run(entry: Entry): Promise<void> {
    entry.abort = new AbortController();
    entry.uploadId ??= unfinished.find(entry.file, entry.plan);
    move(entry, 'sending', { sent: 0, problem: '', isBroken: false });
    try {
      const kept = await sendFile(entry.file, entry.plan, {
        signal: entry.abort.signal,
        uploadId: entry.uploadId,
        onStarted: (uploadId) => {
          entry.uploadId = uploadId;
          unfinished.note(entry.file, entry.plan, uploadId);
        },
        onProgress: (phase, sent) => {
          entry.sent = sent;
          if (entry.uploadId !== undefined) unfinished.progress(entry.uploadId, sent);
          if (phase === 'processing') move(entry, 'processing');
          else tell();
        },
      });
      move(entry, 'done', { sent: entry.size, kept });
      forget(entry);
    } catch (error) {
      const isFinal = error instanceof UploadProblem && error.isFinal;
      move(entry, 'failed', {
        problem: error instanceof Error ? error.message : '',
        canRetry: !isFinal,
        isBroken: error instanceof UploadProblem && error.isBreak,
      });
      if (isFinal) forget(entry);
    }
    tellKept(entry.batch);
    next();
  }

  function again(entry: Entry): void {
    if (!move(entry, 'waiting')) return;
    if (!entry.batch.includes(entry)) entry.batch.push(entry);
    next();
  }

  function forget({ uploadId }: Entry): void {
    if (uploadId !== undefined) unfinished.forget(uploadId);
  }

  return {
    read: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    add(files: readonly File[], plan: UploadPlan, onKept: (kept: KeptAsset) => void): number[] {
      const added = makeBatch(files, { firstKey: lastKey + 1, plan, onKept });
      lastKey += added.length;
      // What came well before is in the library; what failed can still be tried again.
      const isOver = entries.every(({ state }) => HAS_ENDED.includes(state));
      const before = isOver ? entries.filter(({ state }) => state === 'failed') : entries;
      entries = [...before, ...added];
      tell();
      next();
      return added.map(({ key }) => key);
    },

    cancel(key: number): void {
      const entry = entries.find((candidate) => candidate.key === key);
      if (!entry) return;
      const { uploadId } = entry;
      const problem = entry.state === 'processing' ? PROCESSING_CANCELLED : '';
      if (move(entry, 'cancelled', { problem })) entry.abort.abort();
      if (uploadId !== undefined && entry.state === 'cancelled') {
        discard(uploadId);
        forget(entry);
      }
      tellKept(entry.batch);
      next();
    },

    retry(key: number): void {
      const entry = entries.find((candidate) => candidate.key === key);
      if (entry) again(entry);
    },

    /** The connection is back: what broke off with it goes on. */
    goOn(): void {
      for (const entry of entries.filter(({ isBroken }) => isBroken)) again(entry);
    },

    /** Whether an upload is this queue's own business. */
    has: (uploadId: string) => entries.some((entry) => entry.uploadId === uploadId),

    /** Forgets what has ended. */
    clear(): void {
      entries = entries.filter(({ state }) => UPLOAD_STATES[state].length > 0 && state !== 'failed');
      tell();
    },
  };
}

function toItem({ key, name, size, sent, state, problem, canRetry }: Entry): UploadItem {
  return { key, name, size, sent, state, problem, canRetry };
}

/** Files that were chosen together. What is known to be too large or of the wrong kind does not set out. */
function makeBatch(
  files: readonly File[],
  given: Pick<Entry, 'plan' | 'onKept'> & { firstKey: number },
): Entry[] {
  const { firstKey, ...same } = given;
  const batch: Entry[] = [];
  const added = files.map((file, index): Entry => {
    const { name, size } = file;
    const problem = fileProblem({ name, size }, same.plan.accepts)?.sentence ?? '';
    const state = problem === '' ? 'waiting' : 'failed';
    const item = { key: firstKey + index, name, size, sent: 0, state, problem, canRetry: false } as const;
    return { ...item, ...same, isBroken: false, file, abort: new AbortController(), batch };
  });
  batch.push(...added);
  return added;
}

/** In the order they were chosen, whichever came through first; one that failed does not hold up the others. */
function tellKept(batch: Entry[]): void {
  for (let [first] = batch; first && HAS_ENDED.includes(first.state); [first] = batch) {
    batch.shift();
    if (first.kept) first.onKept(first.kept);
  }
}
