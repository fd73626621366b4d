import type { FoundProblem } from '#contract/content.ts';
import { jumpTo } from '../editor/jump.ts';

/** Where in the admin something that was found can be put right. */
export function placeOf({ kind, documentId, place }: FoundProblem): string {
  if (kind === 'navigation') return '/pages';
  if (kind === 'popup') return '/marketing/popup';
  if (kind === 'headerFooter') return place.kind === 'document' ? '/design/header' : '/design/footer';
  if (place.kind === 'settings') return `/pages/${documentId}/settings`;
  return jumpTo(documentId, place);
}
