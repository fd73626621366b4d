import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { PageContentContext } from '#blocks/kit/page-content.ts';
import { blockOf } from '#blocks/index.ts';
import { headingsOf } from '#core/content/page-headings.ts';
import type { PageContent } from '#core/collections/block-content.ts';
import type { Block, Section } from '#core/page/page.ts';
import { collections, MAX_BLOCKS_ASKED } from '#contract/content/collections.ts';
import { CONTENT } from '../../documents/queries.ts';
import { languagesQuery } from '../../documents/languages.ts';
import { call } from '../../http/call.ts';
import { useIsOpening } from '../../kit/opening/late.tsx';
import { EditorContext } from './editor-context.ts';

/** What blocks of collections, products and forms show on the canvas, asked again when one of them is set up otherwise. */
export function useDraftContent(sections: readonly Section[]): PageContent {
  const nothing = useContext(PageContentContext);
  const blocks = sections
    .flatMap((section) => section.blocks)
    .filter(isFilled)
    .slice(0, MAX_BLOCKS_ASKED)
    .map(({ id, type, values }) => ({ id, type, values }));
  const { data } = useQuery({
    queryKey: [...CONTENT, 'blocks', blocks],
    queryFn: async () => (await call(collections.blocks, { body: { blocks } })).content,
    placeholderData: keepPreviousData,
  });
  // Layouts are shown small where no page is open, too.
  const translation = useContext(EditorContext)?.session.translation;
  const { data: site } = useQuery({ ...languagesQuery, enabled: !useIsOpening() });
  const language = translation?.language ?? site?.sourceLanguage;
  return {
    ...(data ?? nothing),
    ...(language !== undefined && { language }),
    headings: headingsOf([{ sections }], blockOf),
  };
}

/** Shows what is not its own, which the server has to find. */
function isFilled({ type, values }: Block): boolean {
  const definition = blockOf(type);
  const { collection, products, form, feed } = definition?.needs?.(definition.fields.read(values)) ?? {};
  return collection !== undefined || products !== undefined || form !== undefined || Boolean(feed);
}
