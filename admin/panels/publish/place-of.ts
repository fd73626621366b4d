import type { FoundProblem } from '#contract/content/content.ts';
import { jumpTo, spotQuery } from '../../addresses/jump.ts';
import { SAMPLES_PATH } from '../../addresses/samples.ts';

/** Where in the admin something that was found can be put right. */
export function placeOf(
  found: Pick<FoundProblem, 'kind' | 'documentId' | 'place'> & { key?: string | null },
): string {
  const { kind, place } = found;
  const documentId = found.documentId ?? '';
  if (kind === 'product') return `/selling/products/${place.id}`;
  if (kind === 'samples') return SAMPLES_PATH;
  if (kind === 'settings') return `/settings/${found.key ?? ''}`;
  if (kind === 'theme') return '/design/theme/css';
  if (kind === 'form') return `/forms/${documentId}`;
  if (kind === 'navigation') return '/pages';
  if (kind === 'popup') return '/marketing/popup';
  if (kind === 'translation') return '/translations';
  if (kind === 'headerFooter') return place.kind === 'document' ? '/design/header' : '/design/footer';
  if (kind === 'collection') return collectionPlace(documentId, place);
  if (kind === 'item')
    return `/collections/items/${documentId}${place.kind === 'settings' ? '' : `/page${spotQuery(place)}`}`;
  if (place.kind === 'settings') return `/pages/${documentId}/settings`;
  return jumpTo(documentId, place);
}

function collectionPlace(id: string, place: FoundProblem['place']): string {
  if (place.kind === 'settings') return `/collections/${id}/settings`;
  return `/collections/${id}/${place.isAroundItems ? 'item-page' : 'page'}${spotQuery(place)}`;
}
