import type { FoundProblem } from '#contract/content/content.ts';
import type { Tx } from '../database/database.ts';
import { countSamples } from './store.ts';

/** Samples that are still on the site when somebody publishes. */
export async function findSamplesLeft(tx: Tx): Promise<FoundProblem[]> {
  const count = await countSamples(tx);
  if (count === 0) return [];
  return [
    {
      documentId: null,
      kind: 'samples',
      title: count === 1 ? '1 sample' : `${count} samples`,
      check: 'sample',
      message: 'of the template still on the site.',
      place: { kind: 'document', id: '' },
      unlessWith: null,
    },
  ];
}
