import type { Trial } from '#core/experiments/experiment.ts';
import type { Database, Tx } from '../database/database.ts';
import * as store from './store.ts';

/** An experiment that visitors take part in, with the revision of the document for each variant. */
export interface RunningTrial extends Trial {
  documentId: string;
  revisions: readonly number[];
}

/** What pages are drawn from while experiments run. */
export function makeRunning({ db }: { db: Database }) {
  return {
    trialsOf: (siteId: string): Promise<RunningTrial[]> => db.readSite(siteId, store.listTrials),

    /** The document as a variant has it; nothing where it is the original, which is what is live. */
    async bodyOf(siteId: string, trial: RunningTrial, variant: string): Promise<unknown> {
      const index = trial.variants.indexOf(variant);
      const revision = trial.revisions[index];
      if (index <= 0 || revision === undefined) return undefined;
      return db.readSite(siteId, (tx) => store.readBody(tx, trial.documentId, revision));
    },
  };
}

export type Running = ReturnType<typeof makeRunning>;

export const isComparing = async (tx: Tx): Promise<boolean> => (await store.countRunning(tx)) > 0;
