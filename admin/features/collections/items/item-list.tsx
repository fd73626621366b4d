import { ActionIcon, Alert, Button, Group, NativeSelect, Skeleton, Text, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { LayoutTemplate, PanelTop, PenLine, Plus, Settings2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { CollectionEntry } from '#contract/content/collections.ts';
import { STATE_WORDS } from '#core/collections/states.ts';
import { isId } from '#core/ids.ts';
import { Empty } from '../../../kit/lists/empty.tsx';
import { SearchBox } from '../../../kit/lists/search-box.tsx';
import { useSearch } from '../../../kit/lists/use-search.ts';
import { ShowMore } from '../../../kit/lists/show-more.tsx';
import { documentQuery } from '../../../documents/queries.ts';
import { GalleryPageEditor } from '../gallery/page-editor.tsx';
import { sentenceOf } from '../../../http/problem.ts';
import { NotFound } from '../../../kit/not-found.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { useStage } from '../../../kit/stage.ts';
import { AddItem } from './add-item.tsx';
import { Arrange } from './arrange.tsx';
import { ChosenItems } from './chosen-items.tsx';
import { ItemRow } from './item-row.tsx';
import { collectionsQuery, itemsQuery, type ItemFilters } from '../../../documents/collections.ts';
import { declared } from '../../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './collections.module.css';

const BACK = { to: '/collections', label: say('backToAllCollections') };
const SHOWS = { '': say('all'), ...STATE_WORDS, deleted: say('deleted') } as const;

export function ItemList() {
  const { id = '' } = useParams();
  const { data, error } = useQuery(collectionsQuery);
  const collection = data?.find((entry) => entry.id === id);
  if (!isId(id) || (data && !collection)) return <NotFound />;
  if (error)
    return (
      <Panel title={say('collection')} back={BACK}>
        <Alert color="red">{sentenceOf(error)}</Alert>
      </Panel>
    );
  return collection ? (
    <Loaded key={id} collection={collection} />
  ) : (
    <Panel title={say('collection')} back={BACK}>
      <Skeleton height={220} />
    </Panel>
  );
}

function Loaded({ collection }: { collection: CollectionEntry }) {
  const { id, title, path, itemWord, kind } = collection;
  const [isAdding, { open, close }] = useDisclosure(false);
  const { show } = useStage();
  const isGallery = kind === 'gallery';

  useEffect(() => {
    if (!isGallery) show(path);
  }, [isGallery, path, show]);

  const items = <Items collection={collection} onAdd={open} />;
  return (
    <Panel
      title={title}
      back={BACK}
      actions={
        <Group gap={4} wrap="nowrap">
          {!isGallery && (
            <Tooltip label={say('buildThePageOf')}>
              <ActionIcon
                component={Link}
                to={`/collections/${id}/page`}
                variant="subtle"
                color="gray"
                aria-label={say('buildThePageOf')}
              >
                <PanelTop size={18} />
              </ActionIcon>
            </Tooltip>
          )}
          <Tooltip label={say('arrangeThePageOf', { itemWord })}>
            <ActionIcon
              component={Link}
              to={`/collections/${id}/item-page`}
              variant="subtle"
              color="gray"
              aria-label={say('arrangeThePageOf', { itemWord })}
            >
              <LayoutTemplate size={18} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={say('settingsOfTheCollection')}>
            <ActionIcon
              component={Link}
              to={`/collections/${id}/settings`}
              variant="subtle"
              color="gray"
              aria-label={say('settingsOfTheCollection')}
            >
              <Settings2 size={18} />
            </ActionIcon>
          </Tooltip>
          {!isGallery && (
            <Button size="xs" leftSection={<Plus size={16} />} onClick={open}>
              {say('addItemWord', { itemWord })}
            </Button>
          )}
        </Group>
      }
    >
      {isGallery ? <GalleryPageEditor collection={collection} list={items} /> : items}
      <AddItem collection={collection} isOpen={isAdding} onClose={close} />
    </Panel>
  );
}

function Items({ collection, onAdd }: { collection: CollectionEntry; onAdd: () => void }) {
  const { id, title, itemWord } = collection;
  const search = useSearch();
  const { words } = search;
  const [state, setState] = useState<keyof typeof SHOWS>('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isArranging, arranging] = useDisclosure(false);
  const isFiltered = words !== '' || state !== '';
  const filters: ItemFilters = { ...(words !== '' && { words }), ...(state !== '' && { state }) };
  const list = useInfiniteQuery(itemsQuery(id, filters));
  const { data: document } = useQuery(documentQuery(id));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const ids = items.map((item) => item.id);
  const picked = chosen.filter((each) => ids.includes(each));
  const toggle = (each: string) =>
    setChosen(picked.includes(each) ? picked.filter((other) => other !== each) : [...picked, each]);

  return (
    <>
      <div className={classes.tools}>
        <SearchBox aria-label={say('searchItems')} search={search} />
        <NativeSelect
          aria-label={say('show')}
          value={state}
          data={Object.entries(SHOWS).map(([value, label]) => ({ value, label: declared(label) }))}
          onChange={(event) => {
            setState(event.currentTarget.value as keyof typeof SHOWS);
            setChosen([]);
          }}
        />
      </div>
      {document?.body?.order === 'manual' && items.length > 1 && (
        <Button variant="default" size="xs" onClick={arranging.open} mt={8}>
          {say('arrange')}
        </Button>
      )}
      {picked.length > 0 && (
        <ChosenItems
          collectionId={id}
          ids={picked}
          shown={items.filter((item) => item.isLive && !item.isChanged).map((item) => item.id)}
          all={ids}
          isDeletedShown={state === 'deleted'}
          onChoose={setChosen}
        />
      )}
      {list.isPending && (
        <Skeleton height={220} role="progressbar" aria-label={say('loadingItems')} mt="md" />
      )}
      {list.error && (
        <Alert color="red" role="alert">
          {sentenceOf(list.error)}
        </Alert>
      )}
      <ul className={classes.rows} aria-label={title}>
        {items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            collectionId={id}
            isChosen={picked.includes(item.id)}
            onChoose={() => toggle(item.id)}
          />
        ))}
      </ul>
      {list.data && items.length === 0 && isFiltered && (
        <Text role="status" mt="md">
          {say('nothingHereMatches')}
        </Text>
      )}
      {list.data && items.length === 0 && !isFiltered && (
        <Empty icon={PenLine} title={say('nothingHereYet')} text={say('whatYouAddIs')}>
          <Button onClick={onAdd}>{say('addTheFirstItemWord', { itemWord })}</Button>
        </Empty>
      )}
      <ShowMore list={list} />
      {isArranging && <Arrange collectionId={id} onClose={arranging.close} />}
    </>
  );
}
