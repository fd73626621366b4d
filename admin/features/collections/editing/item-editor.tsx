import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useParams } from 'react-router';
import { pathBelow } from '#core/collections/address.ts';
import type { CollectionEntry } from '#contract/content/collections.ts';
import { isId } from '#core/ids.ts';
import { OpenEditor } from '../../../editor/open-editor.tsx';
import { useNewSession, useOpen } from '../../../documents/session/use-session.ts';
import { NotFound } from '../../../kit/not-found.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { collectionsQuery } from '../../../documents/collections.ts';
import { say } from './words.ts';

/** The page of an item opened to be built, with the same tools as any page. */
export function ItemEditor() {
  const { id = '', itemId = '' } = useParams();
  const { data } = useQuery(collectionsQuery);
  const collection = data?.find((entry) => entry.id === id);
  if (!isId(itemId) || (data && !collection)) return <NotFound />;
  return collection ? <Loaded key={itemId} id={itemId} collection={collection} /> : null;
}

function Loaded({ id, collection }: { id: string; collection: CollectionEntry }) {
  const session = useNewSession();
  const state = useOpen(session, { id, kind: 'item', key: null });
  const slug = useSyncExternalStore(session.subscribe, () => session.view().bodies[id]?.slug);
  const details = { to: `/collections/${collection.id}/${id}`, label: say('detailsOfTheItem') };
  if (state === 'gone' || state === 'failed') return <NotFound />;
  if (typeof slug !== 'string')
    return (
      <Panel title={say('item')} back={details}>
        <Skeleton height={160} role="progressbar" aria-label={say('loadingTheItem')} />
      </Panel>
    );
  return (
    <OpenEditor
      id={id}
      session={session}
      path={pathBelow(collection, slug)}
      places={{ back: { ...details, label: say('backToTheDetails') }, settings: details }}
    />
  );
}
