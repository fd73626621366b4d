import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { assets, type Asset, type KeptAsset } from '#contract/content/assets.ts';
import { adminKey } from '../../http/admin-keys.ts';
import { call, send } from '../../http/call.ts';
import { put } from '#browser/http/put.ts';
import { signedStorage } from '../../http/signed-storage.ts';
import { CONTENT } from '../../documents/queries.ts';
import { ASSETS } from '../assets/queries.ts';
import { sendFile, type UploadPlan } from './send-file.ts';
import { makeUnfinished, type UnfinishedUpload } from './unfinished.ts';
import { makeUploadQueue, type UploadItem } from './upload-queue.ts';

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

// Asked for only when there is an upload: where pages are drawn without a browser there is none.
const storage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: (key: string) => localStorage.removeItem(key),
};
const unfinished = makeUnfinished(
  signedStorage(storage, () => adminKey('copies-key')),
  Date.now,
);
addEventListener('storage', () => unfinished.refresh());

/** One for the whole admin: an upload goes on while its owner does something else. */
const queue = makeUploadQueue(
  (file, plan, options) => sendFile(file, plan, options, { send, put, pause }),
  (id) => void call(assets.cancel, { params: { id } }).catch(() => {}),
  unfinished,
);
addEventListener('online', () => queue.goOn());
addEventListener('beforeunload', (event) => {
  if (queue.read().some(({ state }) => state === 'sending' || state === 'processing')) event.preventDefault();
});

export interface Uploading {
  /** The files given here, with their progress. */
  items: readonly UploadItem[];
  upload: (files: readonly File[], plan?: Partial<UploadPlan>) => void;
  cancel: (key: number) => void;
  retry: (key: number) => void;
}

/** Uploads files for one place of the admin. `onAdded` hears of each file that has arrived. */
export function useUpload(onAdded: (asset: Asset, kept: KeptAsset) => void = () => {}): Uploading {
  const client = useQueryClient();
  const all = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  const [keys, setKeys] = useState<readonly number[]>([]);
  const upload: Uploading['upload'] = (files, { folder = '', accepts = 'any', replaces } = {}) => {
    const plan = { folder, accepts, ...(replaces !== undefined && { replaces }) };
    const added = queue.add(files, plan, (kept) => {
      void client.invalidateQueries({ queryKey: ASSETS });
      if (kept.changed > 0) void client.invalidateQueries({ queryKey: CONTENT });
      onAdded(kept.asset, kept);
    });
    setKeys((before) => [...before, ...added]);
  };
  return {
    items: all.filter(({ key }) => keys.includes(key)),
    upload,
    cancel: useCallback((key: number) => queue.cancel(key), []),
    retry: useCallback((key: number) => queue.retry(key), []),
  };
}

/** Every file on its way, whoever gave it. */
export function useAllUploads(): readonly UploadItem[] {
  return useSyncExternalStore(queue.subscribe, queue.read, queue.read);
}

/** What another tab began and did not end. */
export function useUnfinishedUploads(): readonly UnfinishedUpload[] {
  useAllUploads();
  return useSyncExternalStore(unfinished.subscribe, unfinished.read, unfinished.read).filter(
    ({ id }) => !queue.has(id),
  );
}

export const uploads = {
  forget: (uploadId: string) => unfinished.forget(uploadId),
  cancel: (key: number) => queue.cancel(key),
  retry: (key: number) => queue.retry(key),
  clear: () => queue.clear(),
};
