import { needsOn } from '#core/blocks/needs.ts';
import { pageOfVariant } from '#core/experiments/subject.ts';
import type { PageDocument } from '#core/content/page-document.ts';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import { DEFAULT_SHOP_PATH } from '#core/commerce/catalogue/shop-paths.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { PAGE_KINDS } from '../content/projection.ts';
import type { Draw } from '../drawing/draw.ts';
import type { Running } from '../experiments/running.ts';
import { shownOnPage } from '../experiments/of-visit.ts';
import { indexParts } from '../drawing/index-parts.ts';
import type { FreshPage } from './page-cache.ts';
import type { Visit } from '../drawing/scene.ts';
import type { ReadStored } from '../drawing/stored-page.ts';

/** A page its owner wrote, with the pages below it where it stacks some. */
export function makeOwnersPage(deps: {
  bundle: Bundle;
  draw: Draw;
  readStored: ReadStored;
  running: Running;
}) {
  const { bundle, draw, readStored } = deps;

  return async function ownersPage(visit: Visit): Promise<FreshPage | undefined> {
    const { page, children, fellBack } = await readStored(visit);
    if (!page) return undefined;
    const { documents } = await bundle.entry();
    const read = (body: unknown) => documents.fieldsOf('page', null)?.read(body) as PageDocument;
    const shown = shownOnPage(visit);
    const other = shown && (await deps.running.bodyOf(visit.site.id, shown.trial, shown.variant));
    const live = read(page.body);
    const document = shown && other ? pageOfVariant(shown.trial.subject, live, read(other)) : live;
    const { locks } = visit.live;
    const content = {
      kind: 'document',
      id: page.id,
      document,
      ...(document.kind === 'index' && { parts: indexParts(documents, document, { children, locks }) }),
      updatedAt: page.updatedAt.toISOString(),
    } as const;
    const isCatalogue =
      visit.path === DEFAULT_SHOP_PATH &&
      needsOn([document.body], documents.blockOf).some(({ needs }) => needs.products);
    const pageType =
      isCatalogue && document.kind === 'page' ? PageKind.collection : PAGE_KINDS[document.kind];
    return draw(visit, { content, pageType, isIndexable: visit.admitted.isIndexable, shown, fellBack });
  };
}
