import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { ItemPartContext, type DrawItemPart } from '#blocks/item-part/context.ts';
import type { CollectionEntry, ItemEntry } from '#contract/content/collections.ts';
import { collectionFields } from '#core/collections/collection.ts';
import { usualItemPage } from '#core/collections/item-parts.ts';
import { isId } from '#core/ids.ts';
import { drawPart } from '#site/collections/item-parts.tsx';
import { OpenEditor } from '../../../editor/open-editor.tsx';
import type { Session } from '../../../documents/session/session.ts';
import { useNewSession, useOpen } from '../../../documents/session/use-session.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { NotFound } from '../../../kit/not-found.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { AboutItemPage } from './about-item-page.tsx';
import { ArrangedCollection } from '../../../fields/content/arranged-collection.ts';
import { collectionsQuery, itemPageQuery, itemsQuery } from '../../../documents/collections.ts';
import { say as words } from './words.ts';

const SHOWN_PARAMETER = 'item';

/** What surrounds every item of a collection, opened to be built around one of them. */
export function ItemPageEditor() {
  const { id = '' } = useParams();
  const { data } = useQuery(collectionsQuery);
  const collection = data?.find((entry) => entry.id === id);
  if (!isId(id) || (data && !collection)) return <NotFound />;
  return collection ? <WithItems key={id} collection={collection} /> : null;
}

const backTo = (id: string) => ({ to: `/collections/${id}`, label: words('backToTheItems') });

function WithItems({ collection }: { collection: CollectionEntry }) {
  const { data, error } = useInfiniteQuery(itemsQuery(collection.id, {}));
  const [search, setSearch] = useSearchParams();
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const shown = items.find(({ id }) => id === search.get(SHOWN_PARAMETER)) ?? items[0];
  if (shown)
    return (
      <Loaded
        key={shown.id}
        collection={collection}
        items={items}
        shown={shown}
        onShow={(id) => setSearch({ [SHOWN_PARAMETER]: id }, { replace: true })}
      />
    );
  return (
    <Panel title={words('itemPage')} back={backTo(collection.id)}>
      {error && <Alert color="red">{sentenceOf(error)}</Alert>}
      {!data && !error && (
        <Skeleton height={160} role="progressbar" aria-label={words('loadingTheItemPage')} />
      )}
      {data && (
        <Stack align="flex-start" gap="xs">
          <Text fw={550}>{words('thereIsNoItemWord', { itemWord: collection.itemWord })}</Text>
          <Text className="quiet">{words('thePageIsArranged')}</Text>
          <Button component={Link} to={`/collections/${collection.id}`}>
            {words('goToTheItems')}
          </Button>
        </Stack>
      )}
    </Panel>
  );
}

function Loaded(props: {
  collection: CollectionEntry;
  items: readonly ItemEntry[];
  shown: ItemEntry;
  onShow: (id: string) => void;
}) {
  const { collection, items, shown, onShow } = props;
  const { id } = collection;
  const session = useNewSession();
  const state = useOpen(session, { id, kind: 'collection', key: null });
  const document = useBody(session, id);
  const slug = shown.path.slice(collection.path === '/' ? 1 : collection.path.length + 1);
  const { data: preview, error } = useQuery(itemPageQuery(id, slug));
  const arranged = useMemo(() => collectionFields.read(document), [document]);
  const usual = useMemo(() => usualItemPage(arranged), [arranged]);
  const draw = useMemo(
    () =>
      preview &&
      ((...[values, say]: Parameters<DrawItemPart>) =>
        drawPart({ ...preview, site: preview.region, say, isEditing: true, isArranging: true }, values)),
    [preview],
  );
  if (state === 'gone' || state === 'failed') return <NotFound />;
  if (!document || !draw)
    return (
      <Panel title={words('itemPage')} back={backTo(id)}>
        {error ? (
          <Alert color="red">{sentenceOf(error)}</Alert>
        ) : (
          <Skeleton height={160} role="progressbar" aria-label={words('loadingTheItemPage')} />
        )}
      </Panel>
    );
  return (
    <ArrangedCollection value={arranged}>
      <ItemPartContext value={draw}>
        <OpenEditor
          id={id}
          session={session}
          path={shown.path}
          usualItemPage={usual}
          places={{
            back: backTo(id),
            settings: { to: `/collections/${id}/settings`, label: words('settingsOfTheCollection') },
            title: words('pageOfEachItemWord', { itemWord: collection.itemWord }),
            about: (
              <AboutItemPage
                session={session}
                id={id}
                itemWord={collection.itemWord}
                items={items}
                shown={shown.id}
                onShow={onShow}
              />
            ),
          }}
        />
      </ItemPartContext>
    </ArrangedCollection>
  );
}

function useBody(session: Session, id: string) {
  return useSyncExternalStore(session.subscribe, () => session.view().bodies[id]);
}
