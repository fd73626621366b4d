import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ImageValue } from '#core/fields/index.ts';
import type { SiteContent } from '#site/sections-library/index.ts';
import { collectionsQuery } from '../../documents/collections.ts';
import { formOptionsQuery } from '../../documents/form-options.ts';
import { mapStartQuery } from '../../fields/map/places.ts';
import { documentsQuery } from '../../documents/queries.ts';
import { newestPicturesQuery } from '../../pickers/assets/queries.ts';
import { withOthers } from './pictures-of.ts';

/** What designs show of this site: pictures, of the page first, the first collection, form and list, and where it is. Undefined while it loads. */
export function useSiteContent(own: readonly ImageValue[]): SiteContent | undefined {
  const pictures = useQuery(newestPicturesQuery);
  const collections = useQuery(collectionsQuery);
  const documents = useQuery(documentsQuery);
  const options = useQuery(formOptionsQuery);
  const start = useQuery(mapStartQuery);
  const isPending = [pictures, collections, documents, options, start].some((query) => query.isPending);
  return useMemo(() => {
    if (isPending) return undefined;
    const collection = (kind: string) => collections.data?.find((each) => each.kind === kind)?.id ?? '';
    return {
      pictures: withOthers(own, pictures.data ?? []),
      place: start.data,
      own: {
        blog: collection('blog'),
        events: collection('events'),
        portfolio: collection('portfolio'),
        form: documents.data?.find(({ kind }) => kind === 'form')?.key ?? '',
        mailingList: options.data?.lists[0]?.id ?? '',
      },
    };
  }, [isPending, own, pictures.data, collections.data, documents.data, options.data, start.data]);
}

/** As designs are shown before one is taken: with the mailing list that would be made. */
export const asShown = (site: SiteContent): SiteContent => ({
  ...site,
  own: { ...site.own, mailingList: site.own.mailingList || 'first' },
});

/** The site with a form and a mailing list, where these designs ask for one and there is none yet: they are made. */
export function useWithAsked() {
  const client = useQueryClient();
  return async (designs: readonly string[], site: SiteContent): Promise<SiteContent> => {
    if (site.own.form && site.own.mailingList) return site;
    return (await import('./with-asked.ts')).withAsked(designs, site, client);
  };
}
