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
import type { FreshPage } from './page-cache.ts';
import type { Visit } from '../drawing/scene.ts';
import type { ReadWritten } from './keeping/written-page.ts';

/** A page its owner wrote, with the pages below it where it stacks some. */
export function makeOwnersPage(deps: {
  bundle: Bundle;
  draw: Draw;
  readWritten: ReadWritten;
  running: Running;
}) {
  const { bundle, draw, readWritten } = deps;

  return async function ownersPage(visit: Visit): Promise<FreshPage | undefined> {
    const written = await readWritten(visit);
    if (!written) return undefined;
    const { documents } = await bundle.entry();
    const { fellBack, ...live } = written;
    const shown = shownOnPage(visit);
    const other = shown && (await deps.running.bodyOf(visit.site.id, shown.trial, shown.variant));
    const document =
      shown && other
        ? pageOfVariant(
            shown.trial.subject,
            live.document,
            documents.fieldsOf('page', null)?.read(other) as PageDocument,
          )
        : live.document;
    const content = { kind: 'document', ...live, document } as const;
    const isCatalogue =
      visit.path === DEFAULT_SHOP_PATH &&
      needsOn([document.body], documents.blockOf).some(({ needs }) => needs.products);
    const pageType =
      isCatalogue && document.kind === 'page' ? PageKind.collection : PAGE_KINDS[document.kind];
    return draw(visit, { content, pageType, isIndexable: visit.admitted.isIndexable, shown, fellBack });
  };
}
