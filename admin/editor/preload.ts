import { preloadTextTools } from './text/text-tools.ts';

/** Small parts that come with a click. */
const PARTS = [
  () => import('../fields/text/rich-text-box.tsx'),
  () => import('./site-parts/theme-panel.tsx'),
  () => import('./commands/offer-undo.tsx'),
];

/** Fetched ahead while nobody waits: who loses the network later could not fetch them any more. */
export function preloadEditor(): void {
  preloadTextTools();
  // What cannot be had now is asked for again when it is needed.
  for (const load of PARTS) load().catch(() => undefined);
}
